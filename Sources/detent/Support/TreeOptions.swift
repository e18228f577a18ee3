import Accessibility
import ArgumentParser
import Documents
import Trees

/// What a dump of an application's tree does not say: shared by every command that reads one.
struct TreeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Dots per inch of the Android screen that a dump is of, as `adb shell wm density` prints it.", valueName: "dpi"))
  var density: Double?
  @Option(
    help: ArgumentHelp(
      "The platform whose rules apply to a dump: \(Self.platforms.joined(separator: ", ")); the format's own unless given.",
      valueName: "name"))
  var platform: String?

  @Option(
    help: ArgumentHelp(
      "A screenshot of the screen that a tree is of, from which the colours of texts are taken.", valueName: "png"))
  var screenshot: String?

  /// Platforms by their names in trees.
  static let platforms = [
    "Android", "iOS", "iPadOS", "Linux", "macOS", "tvOS", "visionOS", "watchOS", "web", "Windows",
  ]

  func validate() throws {
    if let density, !ImportOptions.densities.contains(density) {
      throw ValidationError("a screen has 40 to 1000 dots per inch, not \(density)")
    }
    if let platform, !Self.platforms.contains(platform) {
      throw ValidationError("no platform is called “\(platform)”; there is \(Self.platforms.joined(separator: ", "))")
    }
  }

  /// A tree with the colours of the screenshot, where there is one.
  func colored(_ tree: AccessibilityTree) throws -> AccessibilityTree {
    guard let screenshot else { return tree }
    let image = try PNGImage(DocumentFile.read(screenshot, limits: PNGImage.limits), file: screenshot)
    return try Screenshot.color(tree, from: image, file: screenshot)
  }

  /// What is handed to importers.
  var imports: ImportOptions { ImportOptions(density: density, platform: platform) }
}

import Accessibility
import ArgumentParser
import Documents
import SafeText
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
      throw ValidationError("a screen has 40 to 1000 dots per inch, not \(density.text(decimals: 3))")
    }
    if let platform, !Self.platforms.contains(platform) {
      throw ValidationError("no platform is called “\(platform)”; there is \(Self.platforms.joined(separator: ", "))")
    }
  }

  /// Checks that a screenshot can be of what is looked at: it is of one screen.
  func check(_ targets: [String]) throws {
    guard screenshot != nil, targets.count > 1 else { return }
    throw ValidationError("--screenshot is a picture of one screen, and there are \(targets.count) targets")
  }

  /// The screenshot, where there is one.
  func picture() throws -> PNGImage? {
    guard let screenshot else { return nil }
    return try PNGImage(DocumentFile.read(screenshot, limits: PNGImage.limits), file: screenshot)
  }

  /// A tree with the colours of a screenshot, where there is one.
  func colored(_ tree: AccessibilityTree, from picture: PNGImage?) throws -> AccessibilityTree {
    guard let screenshot, let picture else { return tree }
    return try Screenshot.color(tree, from: picture, file: screenshot)
  }

  /// A tree with the colours of the screenshot, where there is one.
  func colored(_ tree: AccessibilityTree) throws -> AccessibilityTree { try colored(tree, from: picture()) }

  /// Refuses a screenshot of a scene.
  func checkIsNoScene(_ target: String) throws {
    guard screenshot != nil else { return }
    throw Failure(
      .usage, "\(target): --screenshot is of the screen of an application, and this is a scene",
      hint: "a scene has its colours itself: `foreground` and `background` of its elements")
  }

  /// Refuses a screenshot of what is no tree at all.
  func checkIsNoRecording(_ source: String) throws {
    guard screenshot != nil else { return }
    throw Failure(
      .usage, "\(source): --screenshot is of the screen that a dump is of, and this is no dump",
      hint: "leave --screenshot out")
  }

  /// The files that are read beside the trees.
  var files: [String] { [screenshot].compactMap(\.self) }

  /// What is handed to importers.
  var imports: ImportOptions { ImportOptions(density: density, platform: platform) }
}

import Documents
import Scenes
import TestSupport
import Testing

/// Names of UIKit, SwiftUI and AppKit in scenes.
@Suite("Names of frameworks")
struct ImportTests {
  /// A scene that uses a name in its place.
  static func scene(_ name: FrameworkName, api: String?, platform: Platform?) -> String {
    if name.entity == "element" { return window(name, api: api, platform: platform) }
    let kind = FrameworkName.table.contains { $0.entity == name.entity && $0.attribute == nil }
    let entity = kind ? name.entity : "confirmationDialog"
    let value =
      switch name.attribute {
      case "detents": "[\(name.value == nil ? "large" : name.spelling)]"
      case "buttons": "[{label: A}]"
      case "grabber" where name.value == nil: "true"
      case "selectedDetent" where name.value == nil, "largestUndimmedDetent" where name.value == nil: "large"
      case "preferredCornerRadius": "3"
      default: name.value == nil ? "x" : name.spelling
      }
    let key = name.value == nil ? name.spelling : name.attribute ?? ""
    var presentation = "- \(name.attribute == nil ? name.spelling : entity): a\n"
    if name.entity == "button" {
      presentation += "  buttons: [{label: A, \(key): \(value)}]\n"
    } else {
      if name.attribute == "selectedDetent" || name.attribute == "largestUndimmedDetent" {
        presentation += "  detents: [medium, large]\n"
      }
      if let attribute = name.attribute { presentation += "  \(name.value == nil ? key : attribute): \(value)\n" }
      let isDialog = ["actionSheet", "confirmationDialog", "alert"].contains(entity)
      if isDialog, name.attribute != "buttons" { presentation += "  buttons: [{label: A}]\n" }
    }
    return """
      scene: a
      platform: \((platform ?? name.platforms[0]).rawValue)
      \(api.map { "api: \($0)\n" } ?? "")windows: [{id: w}]
      presentations:

      """ + presentation
  }

  /// A scene with an element that uses a name in its place.
  private static func window(_ name: FrameworkName, api: String?, platform: Platform?) -> String {
    let role = name.attribute == "count" ? "pageControl" : "scrollView"
    return """
      scene: a
      platform: \((platform ?? name.platforms[0]).rawValue)
      \(api.map { "api: \($0)\n" } ?? "")windows:
      - id: w
        elements: [{role: \(role), \(name.spelling): \(name.attribute == "count" ? "2" : "true")}]

      """
  }

  static func read(_ text: String) throws -> Scene { try SceneDocument.read(text, file: "x.scene.yaml") }

  /// The errors of a scene; nothing where it is read.
  static func errors(_ text: String) throws -> String {
    do throws(DocumentErrors) { _ = try SceneDocument.read(text, file: "x.scene.yaml") } catch { return error.report }
    return ""
  }

  @Test("every name is read where its framework has it, as the word that it stands for", arguments: FrameworkName.table)
  func everyName(name: FrameworkName) throws {
    for platform in name.platforms {
      let text = Self.scene(name, api: name.framework.rawValue, platform: platform)
      let plain = text.replacing(name.spelling, with: name.counterpart)
      #expect(try Self.read(text).withoutSources == Self.read(plain).withoutSources, "\(text)")
    }
  }

  @Test("the schema has every name", arguments: FrameworkName.table)
  func schema(name: FrameworkName) throws {
    let text = Self.scene(name, api: name.framework.rawValue, platform: nil)
    let validator = try SchemaValidator(DocumentKind.scene.schema)
    #expect(validator.problems(in: try LocatedNode.parse(text, file: "x.yaml")) == [], "\(text)")
    let misspelled = text.replacing(name.spelling, with: name.spelling.dropLast(2) + "zz)")
    // An item or a detent of a sheet is any text to a schema.
    guard !["item", "detents"].contains(name.spelling), name.attribute.map({ !$0.hasSuffix("Detent") }) ?? true else {
      return
    }
    #expect(validator.problems(in: try LocatedNode.parse(misspelled, file: "x.yaml")) != [], "\(misspelled)")
  }

  @Test("a name is refused without its framework, and in another one", arguments: FrameworkName.table)
  func otherFrameworks(name: FrameworkName) throws {
    // What a scene calls so as well means the same in every framework.
    guard name.spelling != name.counterpart else { return }
    #expect(try Self.errors(Self.scene(name, api: nil, platform: nil)).contains("names no framework"))
    #expect(try Self.errors(Self.scene(name, api: "none", platform: nil)).contains("names no framework"))
    for other in Scene.API.allCases
    where !FrameworkName.names(of: other).contains(where: { $0.spelling == name.spelling && $0.entity == name.entity })
    {
      let report = try Self.errors(Self.scene(name, api: other.rawValue, platform: nil))
      #expect(report.contains("\"\(name.spelling)\" is a name of"), "\(report)")
      #expect(report.contains("\"\(name.counterpart)\""), "\(report)")
    }
  }

  @Test(
    "a name is refused where its framework does not have it, unless a rule reports it", arguments: FrameworkName.table)
  func otherPlatforms(name: FrameworkName) throws {
    guard name.spelling != name.counterpart else { return }
    for platform in Platform.allCases where !name.platforms.contains(platform) {
      let report = try Self.errors(Self.scene(name, api: name.framework.rawValue, platform: platform))
      #expect((name.reportedBy != nil) == report.isEmpty, "\(name.spelling) on \(platform)")
      if name.reportedBy == nil { #expect(report.contains("has no \"\(name.spelling)\" on \(platform.rawValue)")) }
    }
  }

  @Test("no name stands twice for one thing, or for two things of one entity")
  func unique() {
    var seen: Set<String> = []
    for name in FrameworkName.table {
      let key = "\(name.framework) \(name.entity) \(name.value == nil ? "" : name.attribute ?? "") \(name.spelling)"
      #expect(seen.insert(key).inserted, "\(key)")
      #expect(!name.platforms.isEmpty)
    }
  }

  @Test("what is wrong is told with its place and the right spelling")
  func golden() {
    let head = "scene: a\nplatform: iOS\napi: UIKit\nwindows: [{id: w}]\npresentations:\n"
    let wrong = [
      "  - UISheetPresentationControler: a\n",
      "  - sheet: a\n    prefersGraberVisible: true\n",
      "  - sheet: a\n    presentationDragIndicator(_:): true\n",
      "  - sheet: a\n    prefersGrabberVisible: Visibility.visible\n",
      "  - sheet: a\n    grabber: true\n    prefersGrabberVisible: false\n",
      "  - sheet: a\n    detents: [UISheetPresentationController.Detent.mediun()]\n",
      "  - sheet: a\n    detents: [UISheetPresentationController.Detent.Identifier.medium]\n",
      "  - sheet: a\n    largestUndimmedDetentIdentifier: medium\n",
      "  - presentAsSheet(_:): a\n",
      "  - UIModalPresentationStyle.fullScreen: a\n    UISheetPresentationController: b\n",
      "  - UIAlertController.Style.alert: a\n    actions: [{label: A, style: UIAlertAction.Style.destructiv}]\n",
      "  - UIAlertController.Style.alert: a\n    actions: [{label: A, style: ButtonRole.cancel}]\n",
    ].map { head + $0 }
    let others = [
      "scene: a\nplatform: iOS\nwindows: [{id: w}]\npresentations:\n  - sheet: a\n    prefersGrabberVisible: true\n",
      "scene: a\nplatform: macOS\napi: SwiftUI\nwindows: [{id: w}]\npresentations:\n"
        + "  - fullScreenCover(item:onDismiss:content:): a\n",
      "scene: a\nplatform: iOS\napi: Cocoa\nwindows: [{id: w}]\n",
      "scene: a\nplatform: iOS\nwindows: [{id: w}]\npresentations:\n  - {sheet: a, item: x, presented: false}\n",
    ]
    let golden = Snapshot.compare(
      ErrorSheet.text(wrong + others) { try SceneDocument.read($0, file: "x.scene.yaml") }, "import-errors.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test(
    "an item presents a sheet, and none does not", arguments: [("draft", true), ("none", false), ("\"none\"", true)])
  func item(item: String, isThere: Bool) throws {
    let text = "scene: a\nplatform: iOS\nwindows: [{id: w}]\npresentations: [{sheet: s, item: \(item)}]\n"
    let sheet = try #require(try Self.read(text).presentation("s"))
    #expect(sheet.isPresented == isThere)
    #expect((sheet.sheetItem != nil) == isThere)
  }
}

extension Presentation {
  fileprivate var sheetItem: String? {
    if case .sheet(let sheet) = kind { sheet.item } else { nil }
  }
}

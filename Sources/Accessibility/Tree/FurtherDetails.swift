import Geometry

/// What trees of real applications say of a node beyond what scenes do; kept apart, so that other nodes do without its
/// room. It never changes, so that copies of a node share it.
final class FurtherDetails: Hashable, Sendable {
  let fields: Fields

  /// What a node says; see `AccessibilityNode` for what each of it is.
  struct Fields: Hashable, Sendable {
    var identifier: String?
    var roleWord: String?
    var roleDescription: String?
    var traitWords: [String] = []
    var isShowing: Bool?
    var text: String?
    var stateDescription: String?
    var paneTitle: String?
    var tooltip: String?
    var errorText: String?
    var headingLevel: Int?
    var hierarchyLevel: Int?
    var orientation: Orientation?
    var politeness: Politeness?
    var shortcut: String?
    var current: CurrentAs?
    var inputLabels: [String] = []
    var customContent: [CustomContent] = []
    var rotors: [String] = []
    var actionNames: [ActionName] = []
    var relations: [Relation] = []
    var table: TableShape?
    var cell: TablePlace?
    var selection: TextSelection?
    var runs: [TextRun] = []
    var fontWeight: Double?
    var textUnit: TextUnit?
    var zOrder: Int?
    var facts: [SourceFact] = []
  }

  init(_ fields: Fields) { self.fields = fields }

  /// Nothing said.
  static let none = FurtherDetails(Fields())

  static func == (left: FurtherDetails, right: FurtherDetails) -> Bool {
    left === right || left.fields == right.fields
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

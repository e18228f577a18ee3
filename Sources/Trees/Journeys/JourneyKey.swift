import Accessibility

/// What an element is known by from one dump of a walk to the next: what its author calls it, where that is unique, else
/// its role, its name and its place among its likes within the nearest element that is known.
///
/// Never by its place on the screen, a pointer or a number that the tool counts anew.
struct JourneyKey: Hashable {
  private let text: String

  /// What a fact is called that says which number a node has for as long as its application runs.
  static let number = "id"

  /// The keys of every node of a tree, by index.
  ///
  /// - Parameters:
  ///   - names: What is said of nodes that take the words of others.
  ///   - isOneDocument: Whether numbers that a browser gives to the nodes of a document are those of the same one.
  ///   - isOneRun: Whether numbers of nodes stay the same, so that they tell apart what their author calls nothing.
  static func all(
    in tree: AccessibilityTree, names: [Int: String] = [:], isOneRun: Bool = false, isOneDocument: Bool = true
  ) -> [JourneyKey] {
    func identifier(_ node: AccessibilityNode) -> String? {
      guard let identifier = node.identifier, !identifier.isEmpty else { return nil }
      return isOneDocument || !identifier.hasPrefix(ChromiumImporter.numbered) ? identifier : nil
    }
    // Android's ids are of packages, and those of the framework are in every one.
    let package = tree.platform == "Android" ? tree.application ?? "" : ""
    var counts: [String: Int] = [:]
    for node in tree.nodes { if let identifier = identifier(node) { counts[identifier, default: 0] += 1 } }
    var anchors = [String](repeating: "", count: tree.nodes.count)
    var likes: [String: Int] = [:]
    var keys: [JourneyKey] = []
    keys.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let around = node.parent >= 0 ? anchors[node.parent] : package
      if let identifier = identifier(node), counts[identifier] == 1 {
        anchors[index] = package + identifier
        keys.append(JourneyKey(text: "\(package)#" + identifier))
        continue
      }
      anchors[index] = around
      if isOneRun, let own = node.facts.first(where: { $0.name == Self.number })?.value {
        keys.append(JourneyKey(text: "\u{2}" + own))
        continue
      }
      // Some sources tell a button to switch from others only while it is on.
      let role = node.role == .toggle ? Role.button : node.role
      let like =
        "\(around)\u{1}\(identifier(node) ?? "")\u{1}\(role.rawValue)\u{1}\(names[index] ?? node.name ?? "")"
      likes[like, default: 0] += 1
      keys.append(JourneyKey(text: "\(like)\u{1}\(likes[like] ?? 0)"))
    }
    return keys
  }

  private init(text: String) { self.text = text }
}

extension AccessibilityTree {
  /// The nodes in an element whose words are said in place of the name that it does not have, in the order of the tree.
  ///
  /// On Android the words of what is in an element are said unless its author has described it; elsewhere only an element
  /// without a name takes them.
  ///
  /// - Parameter isElement: Whether a reader stops at the node with an index.
  public func parts(of element: Int, where isElement: (Int) -> Bool) -> [Int] {
    guard nodes.indices.contains(element), nodes[element].end > element + 1 else { return [] }
    guard takesParts(element) else { return [] }
    var result: [Int] = []
    var next = element + 1
    while next < nodes[element].end {
      if nodes[next].removesSubtree || isElement(next) {
        next = max(nodes[next].end, next + 1)
        continue
      }
      let isMeant = !nodes[next].traits.contains(.decorative) && nodes[next].isShowing != false
      let hasState = nodes[next].stateDescription?.isEmpty == false
      if isMeant, nodes[next].hasWords || hasState, !isValue(next, of: element) { result.append(next) }
      // What is in a part is a part too, unless the author of an Android view has described the whole of it.
      let isWhole = isMeant && platform == "Android" && !takesParts(next)
      next = isWhole ? max(nodes[next].end, next + 1) : next + 1
    }
    return result
  }

  private func takesParts(_ index: Int) -> Bool {
    guard let name = nodes[index].name, !name.isEmpty else { return true }
    // A name that is the text of the view is no description of all that is in it.
    return platform == "Android" && nodes[index].text == name
  }

  /// What a part of an element says: its name, and what it is set to.
  public func words(ofPart index: Int) -> String {
    let node = nodes[index]
    let isState =
      node.role == .checkBox || node.role == .switchControl || node.role == .toggle || node.role == .radioButton
    let words = [node.name, isState ? nil : node.value, node.placeholder].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? node.hint ?? "" : words.joined(separator: " ")
  }

  /// Whether a node draws what is typed or chosen, which is the value of the control; or is one of the choices of a list,
  /// which are no name of it.
  private func isValue(_ part: Int, of element: Int) -> Bool {
    let node = nodes[element]
    guard node.role.isTextEntry || node.role.isAdjustable || [.comboBox, .progress].contains(node.role) else {
      return false
    }
    let said = words(ofPart: part)
    if let value = node.value, !value.isEmpty, !said.isEmpty, WordRuns([value]).contains(said) { return true }
    guard node.role == .comboBox else { return false }
    var next = part
    while next > element {
      if nodes[next].role == .listItem || nodes[next].role == .menuItem { return true }
      next = nodes[next].parent
    }
    return false
  }

  /// An element with the words that are said in place of its name.
  ///
  /// What says the same as a part before it is left out, and nothing else: "5" behind "15" is said.
  public func spoken(_ element: Int, where isElement: (Int) -> Bool) -> AccessibilityNode {
    spoken(element, with: parts(of: element, where: isElement))
  }

  /// An element with the words of its parts, which have been found.
  func spoken(_ element: Int, with parts: [Int]) -> AccessibilityNode {
    var node = nodes[element]
    guard !parts.isEmpty else { return node }
    var words: [String] = []
    var known: Set<String> = []
    if let name = node.name, !name.isEmpty {
      words.append(name)
      known.insert(name.lowercased())
    }
    for part in parts {
      let said = self.words(ofPart: part)
      if !said.isEmpty, known.insert(said.lowercased()).inserted { words.append(said) }
    }
    if !words.isEmpty { node.name = words.joined(separator: ", ") }
    return node
  }
}

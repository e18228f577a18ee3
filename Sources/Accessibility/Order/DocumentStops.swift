/// Where readers of the web and of desktops stop: in the order of the tree, texts included.
///
/// Within a control nothing but further controls is a stop. A row, cell or item whose own name only puts together what
/// is in it is no stop, so that nothing is read twice, unless it has a state of its own: then it is the stop, and the texts
/// that its name is put together from are parts of it. Nor is a text a stop that repeats the name of what it is in, where
/// people have just heard that.
struct DocumentStops {
  private(set) var elements: [Int] = []

  init(_ tree: AccessibilityTree, _ confinement: Confinement) {
    var isAbsorbed = [Bool](repeating: false, count: tree.nodes.count)
    // Whether the texts in a node have been said with the item that it is in.
    var isTold = [Bool](repeating: false, count: tree.nodes.count)
    // The stop that each node is in without anything else with a name around it; −1 for none.
    var naming = [Int32](repeating: -1, count: tree.nodes.count)
    var index = 0
    while index < tree.nodes.count {
      guard !tree.nodes[index].removesSubtree, !confinement.excludes(index) else {
        index = max(tree.nodes[index].end, index + 1)
        continue
      }
      let (parent, role) = (tree.nodes[index].parent, tree.nodes[index].role)
      let absorbed = parent >= 0 && isAbsorbed[parent]
      // What holds nothing and is called something is read for that: a dialog of one word, say. Not where the source says
      // that readers pass it over.
      let isEmptyContainer =
        tree.nodes[index].end == index + 1 && tree.nodes[index].hasWords && tree.nodes[index].isElement != false
      let isExposed =
        tree.nodes[index].exposure == .element || isEmptyContainer && !tree.nodes[index].traits.contains(.decorative)
      let repeats = role.isStructure && tree.repeatsItsContent(index)
      // The cells of a row that is read as a whole are parts of it.
      let isCell = parent >= 0 && tree.nodes[parent].role == .row && role.isStructure
      let isSaid = parent >= 0 && isTold[parent] && !role.isControl && (!role.isStructure || isCell)
      let isElement =
        isExposed && (!absorbed || role.isControl) && !isSaid && !(repeats && !tree.nodes[index].hasStateOfItem)
        && !(parent >= 0 && naming[parent] >= 0 && tree.isText(index, thatRepeats: Int(naming[parent])))
      isTold[index] = isSaid || repeats && isElement
      // The head of a column or row holds more than its name as a cell does.
      let isHead = (role == .columnHeader || role == .rowHeader) && !repeats && !tree.repeatsItsContent(index)
      isAbsorbed[index] = absorbed || isElement && !role.isStructure && !isHead
      let isPlain = parent >= 0 && tree.nodes[index].role == .view && !tree.nodes[index].hasWords
      naming[index] = isElement ? Int32(index) : isPlain ? naming[parent] : -1
      if isElement { elements.append(index) }
      index += 1
    }
  }
}

extension AccessibilityNode {
  /// Whether an item has something to tell besides its name: that it is selected, open, switched on, cannot be used, takes
  /// the focus or is activated. A row is told by its cells unless it is selected, open or cannot be used itself.
  fileprivate var hasStateOfItem: Bool {
    if role == .row { return !traits.isDisjoint(with: [.selected, .disabled, .expandable]) }
    // What people choose or open is a control of its own, whatever it is now.
    if role == .treeItem || roleWord == "option" { return true }
    return !traits.isDisjoint(with: [.selected, .disabled, .expandable, .focusable]) || value?.isEmpty == false
      || actions.contains(.activate)
  }
}

extension AccessibilityTree {
  /// Whether a node is a text that says the name of another one, and nothing else.
  fileprivate func isText(_ index: Int, thatRepeats other: Int) -> Bool {
    let node = nodes[index]
    return node.role == .text && node.name == nodes[other].name && node.value == nil && node.hint == nil
      && !node.traits.contains(.focusable)
  }

  /// Whether the name of a node says nothing but what the nodes in it say, blanks aside.
  func repeatsItsContent(_ index: Int) -> Bool {
    guard let name = nodes[index].name, nodes[index].end > index + 1 else { return false }
    var rest = name.utf8.lazy.filter { $0 > 0x20 }.makeIterator()
    var next = index + 1
    var hasContent = false
    while next < nodes[index].end {
      if nodes[next].removesSubtree {
        next = max(nodes[next].end, next + 1)
        continue
      }
      // A structure's own name is put together from what is in it, and that comes next.
      let skips = nodes[next].role.isStructure && nodes[next].end > next + 1
      if !skips, let words = nodes[next].name, !words.isEmpty {
        hasContent = true
        for byte in words.utf8 where byte > 0x20 && rest.next() != byte { return false }
        // What is in a node with a name is a part of that name.
        next = max(nodes[next].end, next + 1)
      } else {
        next += 1
      }
    }
    return hasContent && rest.next() == nil
  }
}

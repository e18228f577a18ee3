import Accessibility

/// A kind of thing that Orca's keys of structural navigation lead to.
public enum StructuralKind: String, CaseIterable, Hashable, Sendable {
  case blockQuote, button, checkBox, clickable, comboBox, entry, formField, heading
  case heading1, heading2, heading3, heading4, heading5, heading6
  case image, landmark, link, list, listItem, paragraph, radioButton, separator, table

  /// The level of the headings that it is; nil for any level, and for other kinds.
  var level: Int? {
    switch self {
    case .heading1: 1
    case .heading2: 2
    case .heading3: 3
    case .heading4: 4
    case .heading5: 5
    case .heading6: 6
    default: nil
    }
  }

  /// Whether people come to the first element in it.
  var isAround: Bool {
    switch self {
    case .blockQuote, .landmark, .list, .table: true
    default: false
    }
  }

  /// Whether a node is of the kind.
  func matches(_ node: AccessibilityNode) -> Bool {
    switch self {
    case .blockQuote: node.isBlockQuote
    case .button: [.button, .navigationLink, .toggle].contains(node.role)
    case .checkBox: node.role == .checkBox
    case .clickable: node.actions.contains(.activate) && !node.role.isControl
    case .comboBox: node.role == .comboBox
    case .entry: node.role.isTextEntry
    case .formField: node.role.isControl && node.role != .link && node.role != .tab
    case .heading: node.role == .heading || node.isAlso(.heading)
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6:
      (node.role == .heading || node.isAlso(.heading)) && node.headingLevel == level
    case .image: node.role == .image
    case .landmark: node.traits.contains(.landmark)
    case .link: node.role == .link
    case .list: node.role == .list
    case .listItem: node.role == .listItem
    case .paragraph: node.role == .text
    case .radioButton: node.role == .radioButton
    case .separator: node.role == .separator
    case .table: node.role == .table
    }
  }

  /// What is said where there is no further one.
  var missing: Wording {
    switch self {
    case .blockQuote: .noMoreBlockQuotes
    case .button: .noMoreButtons
    case .checkBox: .noMoreCheckBoxes
    case .clickable: .noMoreClickables
    case .comboBox: .noMoreComboBoxes
    case .entry: .noMoreEntries
    case .formField: .noMoreFormFields
    case .heading: .noMoreHeadings
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6: .noMoreHeadingsAtLevel
    case .image: .noMoreImages
    case .landmark: .noLandmark
    case .link: .noMoreLinks
    case .list: .noMoreLists
    case .listItem: .noMoreListItems
    case .paragraph: .noMoreParagraphs
    case .radioButton: .noMoreRadioButtons
    case .separator: .noMoreSeparators
    case .table: .noMoreTables
    }
  }
}

extension Wording {
  /// What a reader says whose keys lead through what there is.
  static let keyNavigation: Set<Wording> = Set(StructuralKind.allCases.map(\.missing)).union([
    .wrappingToTop, .wrappingToBottom, .structuralKeysOn, .structuralKeysOff, .caretOfReader, .caretOfApplication,
    .blank,
  ])
}

extension AccessibilityNode {
  /// Whether it is a quotation of some paragraphs, which no role of ours stands for.
  var isBlockQuote: Bool { roleWord?.lowercased() == "blockquote" }
}

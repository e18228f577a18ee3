extension Traits {
  /// Every trait with the name that it has in documents, in the order of its bit.
  public static let named: [(name: String, value: Traits)] = [
    ("disabled", .disabled), ("selected", .selected), ("focusable", .focusable), ("focused", .focused),
    ("modal", .modal), ("hidden", .hidden), ("decorative", .decorative), ("clips", .clips), ("editing", .editing),
    ("expandable", .expandable), ("expanded", .expanded), ("required", .required), ("invalid", .invalid),
    ("backButton", .backButton), ("live", .live), ("readOnly", .readOnly), ("landmark", .landmark),
    ("blocked", .blocked), ("destructive", .destructive), ("cancel", .cancel),
    ("critical", .critical),
  ]
}

public import Accessibility

extension Role {
  /// What people call it in a sentence: `text field`, `radio button`.
  public var words: String {
    var result = ""
    for byte in rawValue.utf8 {
      if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") {
        result += " "
        result.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      } else {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }

  /// Whether platforms commonly name such a control after the text in it.
  var takesNameFromContent: Bool {
    switch self {
    case .button, .link, .navigationLink, .tab, .menuItem, .toggle, .switchControl, .checkBox, .radioButton,
      .keyboardKey:
      true
    default: false
    }
  }
}

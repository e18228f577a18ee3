import Accessibility
import Audit

extension AccessibilityNode {
  /// What people call it in a sentence: the role with the name, or with the id where it has none.
  var words: String {
    if let name, !name.isEmpty { return "\(role.words) “\(name)”" }
    return "\(role.words) #\(id.path)"
  }
}

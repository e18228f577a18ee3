import StageModel
import TestSupport
import Testing

@testable import Focusing

@Suite("Focusing")
struct FocusingTests {
  @Test("a field is edited with the on-screen keyboard while it has the focus")
  func editedField() {
    var focusing = Focusing()
    #expect(focusing.editedField == nil)
    focusing.move(to: 3)
    #expect(focusing.editedField == nil, "there is no keyboard")
    focusing.raiseKeyboard(for: 3)
    #expect(focusing.editedField == 3)
    focusing.move(to: 4)
    #expect(focusing.editedField == nil && focusing.keyboardField == 3)
    focusing.move(to: 3)
    #expect(focusing.editedField == 3, "it has the focus again")
    focusing.lowerKeyboard()
    #expect(focusing.editedField == nil && focusing.focus == 3)
    focusing.move(to: nil)
    #expect(focusing.editedField == nil)
  }

  @Test("how things lay before content made room: under the keyboard of the field that it was made for, or none")
  func beforeFitting() {
    var focusing = Focusing()
    focusing.move(to: 3)
    focusing.raiseKeyboard(for: 3)
    #expect(focusing.beforeFitting.editedField == nil && focusing.beforeFitting.focus == 3)
    focusing.fit(to: 3)
    focusing.move(to: 4)
    focusing.raiseKeyboard(for: 4)
    #expect(focusing.beforeFitting.editedField == 3 && focusing.editedField == 4)
    #expect(focusing.fittedField == 3)
  }
}

import InputEvents
import Testing

@testable import KernelInput

@Suite("What is asked of uinput")
struct VirtualDeviceTests {
  @Test("has no noise filter: the recorded values went through it already")
  func fuzz() {
    let device = LabDevices.phone.virtual(repeats: false)
    #expect(device.axes.values.allSatisfy { $0.fuzz == 0 })
    #expect(device.axes[.mtPositionX]?.resolution == 16)
  }

  @Test("does not repeat keys unless asked", arguments: [true, false])
  func repeats(wanted: Bool) {
    let device = LabDevices.keyboard.virtual(repeats: wanted)
    #expect((device.autorepeat != nil) == wanted)
    #expect((device.codes[.rep] != nil) == wanted)
  }

  @Test("has no force feedback, which would wait for an answer")
  func forceFeedback() { #expect(LabDevices.keyboard.virtual(repeats: false).codes[.ff] == nil) }

  @Test("of protocol A knows whether contacts are down")
  func anonymousContacts() {
    var contacts = AnonymousContacts()
    let separator = InputEvent(time: .zero, type: .syn, code: SyncCode.mtReport.rawValue, value: 0)
    contacts.note([.abs(.mtPositionX, 5), separator, .report(at: .zero)])
    #expect(contacts.areDown)
    contacts.note([.key(.keyA, 1), .report(at: .zero)])
    #expect(contacts.areDown, "a frame of a key says nothing of contacts")
    contacts.note(AnonymousContacts.lift)
    #expect(!contacts.areDown)
  }
}

import InputEvents
import Testing

@testable import KernelInput

@Suite("Masking which hardware it was")
struct IdentityMaskTests {
  @Test("gives one device one hash in a recording, and another one in another recording")
  func salted() {
    var device = LabDevices.keyboard
    device.physicalPath = "usb-0000:00:14.0-1/input0"
    device.uniqueID = ""
    let mask = IdentityMask(salt: "a")
    #expect(mask.masked(device) == mask.masked(device))
    #expect(mask.masked(device).physicalPath != IdentityMask(salt: "b").masked(device).physicalPath)
    #expect(mask.masked(device).physicalPath?.contains("usb") == false)
    #expect(mask.masked(device).uniqueID == "", "what is empty stays empty")
    #expect(mask.masked(LabDevices.phone).physicalPath == nil)
  }

  @Test("takes a new salt each time")
  func salts() { #expect(IdentityMask.random().salt != IdentityMask.random().salt) }
}

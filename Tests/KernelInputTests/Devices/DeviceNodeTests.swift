import Glibc
import InputEvents
import Testing

@testable import KernelInput

@Suite("The nodes of a machine")
struct DeviceNodeTests {
  @Test("are listed in the order of their numbers, with what may be done with each")
  func list() {
    let machine = FakeMachine(nodes: ["event10": 0, "event2": EACCES], kernelOnly: ["event3"])
    let nodes = DeviceNode.list(machine.probe) { _ in LabDevices.phone }
    #expect(nodes.map(\.path) == ["/dev/input/event2", "/dev/input/event3", "/dev/input/event10"])
    #expect(nodes.map(\.access) == [.denied(owner: "root", group: "input", mode: 0o660), .missing, .readable])
    #expect(nodes[2].description.name == "Phone")
  }

  @Test("tell of a device that may not be opened what the kernel tells everybody")
  func sysfs() {
    let machine = FakeMachine(nodes: ["event2": EACCES])
    let device = DeviceNode.list(machine.probe) { _ in nil }[0].description
    #expect(device.name == "Sysfs Keyboard")
    #expect(device.identity == DeviceIdentity(bus: .usb, vendor: 0x46d, product: 0xc31c, version: 0x110))
    #expect(device.has(.keyA))
    #expect(device.is(.keyboard))
  }

  @Test(
    "bitmaps are words of 64 bits, the highest first",
    arguments: [("0", []), ("3", [0, 1]), ("1 0", [64]), ("8000000000000000 1", [0, 127]), ("x", [])]
      as [(String, [UInt16])])
  func bits(text: String, codes: [UInt16]) { #expect(Array(SysfsDescription.bits(text)) == codes) }
}

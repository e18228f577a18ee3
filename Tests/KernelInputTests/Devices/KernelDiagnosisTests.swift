import Glibc
import InputEvents
import Testing

@testable import KernelInput

@Suite("What is missing on a machine")
struct KernelDiagnosisTests {
  static func check(_ id: String, on machine: FakeMachine, isBuilt: Bool = true) throws -> SystemCheck {
    let nodes = DeviceNode.list(machine.probe) { _ in LabDevices.phone }
    return try #require(KernelDiagnosis.run(machine.probe, nodes: nodes, isBuilt: isBuilt).first { $0.id == id })
  }

  @Test("is nothing where everything works")
  func works() {
    let machine = FakeMachine(nodes: ["event0": 0], uinput: 0)
    let nodes = DeviceNode.list(machine.probe) { _ in LabDevices.phone }
    let checks = KernelDiagnosis.run(machine.probe, nodes: nodes, isBuilt: true)
    #expect(checks.allSatisfy { $0.status == .ok && $0.remedy == nil })
    #expect(checks.count == 4)
  }

  @Test("without the module: modprobe")
  func noModule() throws {
    let check = try Self.check("uinput", on: FakeMachine(nodes: ["event0": 0]))
    #expect(check.status == .missing)
    #expect(check.remedy?.contains("modprobe uinput") == true)
  }

  @Test("without permission: a udev rule for who sits at the machine, and who may now")
  func noPermission() throws {
    let check = try Self.check("uinput", on: FakeMachine(nodes: ["event0": 0], uinput: EACCES))
    #expect(check.status == .missing)
    #expect(check.remedy?.contains(#"TAG+="uaccess""#) == true)
    #expect(check.detail.contains("group input"))
  }

  @Test("in a container: the node has to be passed in")
  func container() throws {
    let machine = FakeMachine(kernelOnly: ["event0"], isContainer: true)
    #expect(try Self.check("read", on: machine).remedy?.contains("--device") == true)
    #expect(try Self.check("uinput", on: machine).remedy?.contains("--device") == true)
  }

  @Test("without event nodes one cannot tell whether they can be read")
  func noNodes() throws { #expect(try Self.check("read", on: FakeMachine()).status == .unknown) }

  @Test("some nodes that cannot be read: how many, and the rule")
  func someNodes() throws {
    let check = try Self.check("read", on: FakeMachine(nodes: ["event0": 0, "event1": EACCES]))
    #expect(check.detail == "1 of 2 event nodes")
    #expect(check.remedy?.contains(#"SUBSYSTEM=="input""#) == true)
  }

  @Test("devices that another program has grabbed are named")
  func grabbed() {
    let machine = FakeMachine(nodes: ["event0": 0, "event1": 0])
    let nodes = DeviceNode.list(machine.probe) { _ in LabDevices.phone }
    #expect(KernelDiagnosis.grabs(nodes, grabbed: []).status == .ok)
    #expect(KernelDiagnosis.grabs([], grabbed: []).status == .unknown)
    let check = KernelDiagnosis.grabs(nodes, grabbed: ["/dev/input/event1"])
    #expect(check.status == .missing)
    #expect(check.detail == "grabbed by another program: /dev/input/event1 \(nodes[1].description.name)")
    #expect(check.remedy?.hasSuffix("sudo fuser -v /dev/input/event1") == true)
  }

  @Test("an executable without device support says so")
  func notBuilt() throws {
    let check = try Self.check("support", on: FakeMachine(), isBuilt: false)
    #expect(check.status == .missing)
    #expect(check.remedy?.contains("libevdev-dev") == true)
  }
}

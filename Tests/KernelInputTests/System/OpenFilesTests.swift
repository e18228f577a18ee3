import Glibc
import Testing

@testable import KernelInput

@Suite("Files that other processes have open")
struct OpenFilesTests {
  @Test(
    "are found among all processes but this one",
    arguments: [
      (["7"], ["/proc/7/fd/3": "/dev/input/event0"], true),
      (["7"], ["/proc/7/fd/3": "/dev/null"], false),
      (["7", "12"], ["/proc/7/fd/0": "/dev/null", "/proc/12/fd/9": "/dev/input/event1"], true),
      (["\(getpid())"], ["/proc/\(getpid())/fd/3": "/dev/input/event0"], false),
      ([], [:], false),
    ])
  func found(processes: [String], links: [String: String], isOpen: Bool) {
    let machine = FakeMachine(processes: processes, links: links)
    #expect(OpenFiles.areOpenElsewhere(["/dev/input/event0", "/dev/input/event1"], machine.probe) == isOpen)
  }

  @Test("are told apart from ours on this machine")
  func live() throws {
    let path = "/proc/self/status"
    let descriptor = try Descriptor(path: path, flags: O_RDONLY)
    #expect(descriptor.number >= 0)
    #expect(!OpenFiles.areOpenElsewhere(["/proc/\(getpid())/status"]))
  }
}

import Foundation
import Glibc
import Testing

@Suite("Progress")
struct ProgressTests {
  /// A scene of so many controls at once; the audit of 20,000 takes more than a second on any machine.
  static func scene(of count: Int) -> String {
    let buttons = (0..<count).map { "      - {id: b\($0), role: button, label: Button \($0)}\n" }.joined()
    return "scene: large\nplatform: iOS\nwindows:\n  - id: main\n    elements:\n" + buttons
  }

  @Test("an audit that takes long says on a terminal how far it is, and takes the line away")
  func terminal() throws {
    let folder = try TemporaryFolder(["large.scene.yaml": Self.scene(of: 20_000)])
    let shown = try Self.errorsOnTerminal(["audit", folder.path + "/large.scene.yaml"])
    #expect(shown.contains("auditing ") && shown.contains(" states, ") && shown.contains(" steps"), "\(shown)")
    #expect(shown.hasSuffix("\r\u{1B}[K"), "\(shown.suffix(80).debugDescription)")
  }

  @Test("a pipe gets none of it")
  func pipe() throws {
    let result = try Program.run(["audit", "-"], input: Self.scene(of: 5000))
    // What lies below the screen cannot be touched.
    #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
  }

  /// What a program writes to standard error when that is a terminal.
  private static func errorsOnTerminal(_ arguments: [String]) throws -> String {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(terminal >= 0)
    defer { close(terminal) }
    // TIOCSPTLCK unlocks the other end, TIOCGPTN says its number.
    var (isLocked, number): (Int32, UInt32) = (0, 0)
    try #require(ioctl(terminal, 0x4004_5431, &isLocked) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
    let name = "/dev/pts/\(number)"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, name, O_WRONLY | O_NOCTTY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([Program.path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, Program.path, &actions, nil, &words, environ) == 0)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Reading fails once nobody has the terminal open any more.
    while case let count = read(terminal, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return String(decoding: bytes, as: UTF8.self)
  }
}

import Glibc
import Recordings
import Testing

@testable import KernelInput

/// No signal that can be caught ends a replay before what is pressed is released.
@Suite("Signals that end a process", .serialized)
struct SignalSourceTests {
  /// `signal(7)` of Linux: the signals whose default ends the process, faults and the two that nobody can catch aside.
  static let ending: [Int32] =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGPOLL, SIGPROF, SIGVTALRM,
      SIGSTKFLT, SIGPWR, SIGXCPU, SIGXFSZ, SIGSYS,
    ] + Array(34...64)

  @Test("all of them are known")
  func all() { #expect(Set(EndingSignals.all) == Set(Self.ending)) }

  @Test("each waits to be read while the source lives", arguments: ending)
  func waits(signal: Int32) throws {
    // Tests that write to pipes ignore SIGPIPE for all of this process, and `nohup` SIGHUP before it begins.
    let isIgnored = EndingSignals.isIgnored(signal)
    let source = try SignalSource()
    // Only this thread gets it.
    raise(signal)
    let found = source.read()
    #expect(found == signal || [SIGPIPE, SIGHUP].contains(signal) && isIgnored)
    #expect(source.read() == nil)
  }

  /// A pipe with a name, and what is done with it that would wait for ever.
  static let stalls: [(name: String, wait: @Sendable (String) throws -> Void)] = [
    ("reading where nobody writes", { _ = try RecordingReader(path: $0) }),
    (
      "reading where nothing is written",
      { path in
        let writer = open(path, O_RDWR)
        defer { close(writer) }
        _ = try RecordingReader(path: path)
      }
    ),
    ("writing where nobody reads", { _ = try ByteSink(writing: $0, .growing(replaces: true, isPrivate: false)) }),
    (
      "writing where nothing is read",
      { path in
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let sink = try ByteSink(writing: path, .whole(replaces: true))
        try sink.append { $0 += [UInt8](repeating: 65, count: 1_000_000) }
        try sink.commit()
      }
    ),
  ]

  @Test("one that waits ends whatever else would wait, and stays to be read", arguments: stalls.indices)
  func stalled(index: Int) throws {
    let path = "/tmp/detent-stalled-\(getpid())-\(index)"
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let source = try SignalSource()
    raise(SIGUSR1)
    let error = #expect(throws: RecordingError.self, "\(Self.stalls[index].name)") {
      try Self.stalls[index].wait(path)
    }
    #expect(error?.code == .interrupted)
    #expect(source.read() == SIGUSR1)
  }

  @Test("one that is ignored stays ignored, but for those that a shell turns off in the background")
  func ignored() throws {
    let former = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, former) }
    let source = try SignalSource()
    raise(SIGHUP)
    #expect(source.read() == nil)
    raise(SIGINT)
    #expect(source.read() == SIGINT)
  }
}

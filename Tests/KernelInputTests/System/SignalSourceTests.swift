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
      SIGSTKFLT, SIGPWR, SIGXCPU, SIGXFSZ,
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

import Glibc
import Recordings
import Synchronization

/// Does looks in a thread of its own: whoever reads devices never waits for one.
final class GrabMonitor {
  private let shared: Shared
  /// A byte says that there is something to do, the end of the file that there will be nothing more.
  private let bell: Int32
  private let thread: QuietThread

  /// Nil when there are no descriptors or threads left.
  init?() {
    guard let (asked, bell) = Self.pipe() else { return nil }
    guard let (answered, answers) = Self.pipe() else {
      close(asked)
      close(bell)
      return nil
    }
    let shared = Shared(asked: asked, answered: answered, answers: answers)
    guard let thread = QuietThread({ shared.work() }) else {
      close(bell)
      return nil
    }
    self.shared = shared
    self.bell = bell
    self.thread = thread
  }

  /// Waits until the look that is under way has ended.
  deinit {
    close(bell)
    thread.join()
  }

  /// Readable when there are answers.
  var number: Int32 { shared.answered }

  /// Asks for a look; returns at once.
  func ask(_ probe: GrabProbe) {
    shared.state.withLock { $0.asked.append(probe) }
    Shared.ring(bell)
  }

  /// The answers that have come, with the numbers of their probes.
  func answers() -> [(number: Int, look: GrabLook)] {
    shared.silence()
    return shared.state.withLock { state in
      defer { state.answers = [] }
      return state.answers
    }
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // An answer is looked for where there may be none.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  /// What both threads know.
  private final class Shared: Sendable {
    struct State {
      var asked: [GrabProbe] = []
      var answers: [(number: Int, look: GrabLook)] = []
    }
    let state = Mutex(State())
    let answered: Int32
    private let asked: Int32
    private let answers: Int32

    init(asked: Int32, answered: Int32, answers: Int32) {
      self.asked = asked
      self.answered = answered
      self.answers = answers
    }

    deinit {
      for end in [asked, answered, answers] { close(end) }
    }

    /// Runs until the other end of the bell is closed.
    func work() {
      while isRung() {
        while let probe = state.withLock({ $0.asked.isEmpty ? nil : $0.asked.removeFirst() }) {
          let look = probe.look()
          state.withLock { $0.answers.append((probe.number, look)) }
          Self.ring(answers)
        }
      }
    }

    /// Takes the bytes that say that there are answers.
    func silence() {
      var request = pollfd(fd: answered, events: Int16(POLLIN), revents: 0)
      var bytes: [UInt8] = Array(repeating: 0, count: 64)
      while poll(&request, 1, 0) == 1, read(answered, &bytes, bytes.count) > 0 {}
    }

    static func ring(_ bell: Int32) {
      var byte: UInt8 = 1
      // A pipe that is full of bytes rings already.
      write(bell, &byte, 1)
    }

    private func isRung() -> Bool {
      var byte: UInt8 = 0
      while true {
        let count = read(asked, &byte, 1)
        if count >= 0 || errno != EINTR { return count == 1 }
      }
    }
  }
}

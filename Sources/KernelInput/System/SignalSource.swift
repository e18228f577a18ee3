internal import CLinux
import Glibc
import Recordings

/// Signals as something to read, so that none ends the process before what is pressed is released.
///
/// While this value lives, every signal that would end the process waits here. Afterwards all is as before. What is
/// ignored already stays ignored, such as a hang-up under `nohup`; but `SIGINT`, `SIGTERM` and `SIGQUIT` are not.
struct SignalSource: ~Copyable {
  private let descriptor: Descriptor
  private let formerMask: sigset_t
  private let formerActions: [(signal: Int32, action: sigaction)]

  /// Catches the signals from now on, in this thread and those that it starts.
  ///
  /// - Parameter ignoresStop: Whether a terminal cannot stop the process (Ctrl+Z): it would keep its keys down.
  init(ignoresStop: Bool = false) throws(DeviceError) {
    var caught = sigset_t()
    sigemptyset(&caught)
    // A signal that is blocked waits even where it is ignored, so these are left alone.
    for signal in EndingSignals.all where Self.interrupting.contains(signal) || !EndingSignals.isIgnored(signal) {
      sigaddset(&caught, signal)
    }
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, &caught, &mask)
    formerMask = mask
    // Shells start what runs in the background with SIGINT ignored, and what is ignored does not wait to be read.
    var actions = Self.interrupting.map { ($0, Self.setAction(of: $0, SIG_DFL)) }
    if ignoresStop { actions.append((SIGTSTP, Self.setAction(of: SIGTSTP, SIG_IGN))) }
    formerActions = actions
    let number = detent_signal_descriptor(&caught)
    guard number >= 0 else { throw DeviceError(errno: errno, "signalfd", "catch signals") }
    descriptor = Descriptor(owning: number)
    AwaitedSignals.begin(at: number)
  }

  deinit {
    AwaitedSignals.end(at: descriptor.number)
    // What still waits was meant to end us, and we are ending.
    while read() != nil {}
    for (signal, action) in formerActions {
      var action = action
      sigaction(signal, &action, nil)
    }
    var mask = formerMask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// With these somebody asks for an end.
  private static let interrupting = [SIGINT, SIGTERM, SIGQUIT]

  private static func setAction(of signal: Int32, _ handler: __sighandler_t?) -> sigaction {
    var wanted = sigaction()
    wanted.__sigaction_handler.sa_handler = handler
    var former = sigaction()
    sigaction(signal, &wanted, &former)
    return former
  }

  /// Readable when a signal waits.
  var number: Int32 { descriptor.number }

  /// The next signal that waits, or nil.
  borrowing func read() -> Int32? { Self.read(from: descriptor.number) }

  /// The next signal that waits at the descriptor of a source, or nil.
  static func read(from descriptor: Int32) -> Int32? {
    let signal = detent_next_signal(descriptor)
    return signal == 0 ? nil : signal
  }
}

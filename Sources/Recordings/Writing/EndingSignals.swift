import Glibc

/// The signals that end a process which does not catch them, faults of the program aside.
public enum EndingSignals {
  /// The greatest number of a signal.
  static let greatest: Int32 = 64

  /// All of them, those for real-time use included (32 and 33 are the C library's own).
  public static let all: [Int32] =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU, SIGXFSZ,
      SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGSYS,
    ] + Array(34...greatest)

  /// Whether a signal is ignored, as by `nohup` or `trap ''`.
  public static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return isIgnored(action)
  }

  static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

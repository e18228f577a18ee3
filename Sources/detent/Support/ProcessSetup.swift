import Glibc
import KernelInput
import Recordings

/// What has to hold before anything else is done.
enum ProcessSetup {
  /// Keeps the places of the standard descriptors, and lets no signal of a write end the process on its own terms.
  static func begin() {
    keepStandardDescriptors()
    // A large scene frees lists of many megabytes: what comes after them is to have their room.
    ProcessMemory.returnsBlocks(of: 4 << 20)
    // A file that may not grow any more is an error of a write, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever presses Ctrl+\\ or sends one of these wants an end, not to see where it was: the runtime takes it for a
    // crash, says where, and goes on.
    for number in [SIGQUIT, SIGABRT] where !EndingSignals.isIgnored(number) { signal(number, SIG_DFL) }
    // Whoever reads our output may stop: that is no fault of anybody, and nothing is said.
    if !EndingSignals.isIgnored(SIGPIPE) { signal(SIGPIPE) { _ in _exit(ExitStatus.interrupted.rawValue) } }
  }

  /// Fills the places of closed standard descriptors with one that can be neither read nor written.
  ///
  /// Else the next file that is opened gets the place, and what is printed goes into a recording.
  private static func keepStandardDescriptors() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      guard open("/dev/null", path) == number else { _exit(ExitStatus.internalError.rawValue) }
    }
  }

  /// `O_PATH`, which glibc shows to GNU sources only: neither to be read nor written.
  private static let path: Int32 = 0o10000000
}

import Glibc
import Synchronization

/// The temporary files of this process, which a signal that ends it takes away.
///
/// While there are any, the signals that end a process lead here first; then what was to happen happens. Where signals
/// are waited for (`signalfd`) they do not come here, and whoever waits ends in good order.
enum AbandonedFiles {
  /// A file's place in the list.
  typealias Entry = Int

  /// More than are ever written at once.
  private static let capacity = 16
  /// The paths, as the handler reads them: it may neither allocate nor wait, and a pointer is written as a whole.
  private nonisolated(unsafe) static let paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let table = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    table.initialize(repeating: nil, count: capacity)
    return table
  }()
  /// What the signals did before, by number.
  private nonisolated(unsafe) static let former: UnsafeMutablePointer<sigaction> = {
    let table = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(EndingSignals.greatest) + 1)
    table.initialize(repeating: sigaction(), count: Int(EndingSignals.greatest) + 1)
    return table
  }()
  private static let count = Mutex(0)

  /// Makes a file and enters it, with no signal in between; nil where it could not be made, `errno` says why.
  static func making(_ path: String, _ make: () -> Int32) -> (descriptor: Int32, entry: Entry)? {
    withoutSignals {
      count.withLock { count in
        guard let entry = (0..<capacity).first(where: { paths[$0] == nil }), let copy = strdup(path) else {
          errno = EMFILE
          return nil
        }
        let descriptor = make()
        guard descriptor >= 0 else {
          let reason = errno
          free(copy)
          errno = reason
          return nil
        }
        paths[entry] = copy
        count += 1
        if count == 1 { catchSignals() }
        return (descriptor, entry)
      }
    }
  }

  /// Renames or removes a file and takes it from the list, with no signal in between.
  static func ending(_ entry: Entry, if isGone: () -> Bool = { true }, _ body: () -> Void) {
    withoutSignals {
      body()
      guard isGone() else { return }
      count.withLock { count in
        guard let path = paths[entry] else { return }
        paths[entry] = nil
        free(path)
        count -= 1
        if count == 0 { releaseSignals() }
      }
    }
  }

  private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer {
      let reason = errno
      pthread_sigmask(SIG_SETMASK, &before, nil)
      errno = reason
    }
    return body()
  }

  private static func catchSignals() {
    var action = sigaction()
    sigfillset(&action.sa_mask)
    action.__sigaction_handler.sa_handler = { signal in AbandonedFiles.remove(endedBy: signal) }
    for signal in EndingSignals.all {
      sigaction(signal, nil, &former[Int(signal)])
      if !EndingSignals.isIgnored(former[Int(signal)]) { sigaction(signal, &action, nil) }
    }
  }

  private static func releaseSignals() {
    for signal in EndingSignals.all where !EndingSignals.isIgnored(former[Int(signal)]) {
      sigaction(signal, &former[Int(signal)], nil)
    }
  }

  /// What the handler does: only calls that a signal may interrupt anything for.
  private static func remove(endedBy signal: Int32) {
    for entry in 0..<capacity {
      if let path = paths[entry] { unlink(path) }
    }
    sigaction(signal, &former[Int(signal)], nil)
    // It waits until the handler returns, and then does what it would have done.
    raise(signal)
  }
}

import Glibc

/// Which files the processes of this machine have open, as far as this user may know.
enum OpenFiles {
  /// Whether a process other than this one has one of these files open.
  static func areOpenElsewhere(_ paths: [String], _ probe: SystemProbe = .live) -> Bool {
    let ours = String(getpid())
    return probe.list("/proc").contains { process in
      guard process != ours, process.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
      let folder = "/proc/\(process)/fd"
      return probe.list(folder).contains { number in
        probe.destination("\(folder)/\(number)").map(paths.contains) ?? false
      }
    }
  }
}

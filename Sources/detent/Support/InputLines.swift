import Glibc
import SafeText

/// The lines of standard input, each as soon as it has come.
struct InputLines {
  private var bytes: [UInt8] = []
  private var number = 0
  private var total = 0
  private var isAtEnd = false
  private let limit: Int

  /// Lines of at most so many bytes together.
  init(limit: Int) { self.limit = limit }

  /// The next line without its end, and its number from 1; nil at the end.
  mutating func next() throws -> (line: [UInt8], number: Int)? {
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(bytes[..<end])
        bytes.removeFirst(end + 1)
        number += 1
        return (line, number)
      }
      searched = bytes.count
      guard !isAtEnd else {
        guard !bytes.isEmpty else { return nil }
        let line = bytes
        bytes = []
        number += 1
        return (line, number)
      }
      try fill()
    }
  }

  private mutating func fill() throws {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN {
        // Somebody may have made it one that does not wait: then it is waited for here.
        var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
        continue
      }
      guard count > 0 else {
        isAtEnd = true
        return
      }
      total += count
      guard total <= limit else {
        throw Failure(.badDocument, "-: the document is larger than \(limit >> 20) MB")
      }
      bytes += buffer[..<count]
      return
    }
  }
}

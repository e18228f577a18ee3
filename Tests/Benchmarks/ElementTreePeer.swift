import Foundation

/// What people read dumps with who write a script for it: Python's ElementTree, which is expat and a tree, both in C.
///
/// It makes a tree of strings and attributes, and knows no views, names or order.
enum ElementTreePeer {
  private static let program = "/usr/bin/python3"

  /// The time in ms from the start of Python to its end, in which it reads a dump; nil where there is no Python.
  static func start(reading file: String) -> Double? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    return try? StartUpBenchmark.milliseconds(
      program, ["-S", "-c", "import sys, xml.etree.ElementTree as E; E.parse(sys.argv[1])", file])
  }

  /// The CPU seconds and the bytes of memory that reading a dump some times takes, once Python runs; the trees of all times
  /// but the last are let go.
  static func cost(reading file: String, times: Int) -> (seconds: Double, bytes: Double)? {
    let code = """
      import sys, time, xml.etree.ElementTree as E
      pages = lambda: int(open('/proc/self/statm').read().split()[1]) * 4096
      text = open(sys.argv[1], 'rb').read()
      before, start = pages(), time.process_time()
      for _ in range(int(sys.argv[2])): tree = E.fromstring(text)
      print(time.process_time() - start, pages() - before)
      """
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-c", code, file, String(times)]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}

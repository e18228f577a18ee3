import Accessibility
import Foundation
import Trees

/// Dumps of Android screens, read as fast as people wait for them.
struct TreeDumpBenchmark: Benchmark {
  /// What is measured.
  enum Work: String {
    /// From the start of the program to its last line.
    case phone = "phone dump of 100 views: detent announce, start to end"
    /// A thousand screens, one after the other.
    case thousand = "1,000 phone dumps read and ordered"
    /// One file of a million views.
    case million = "10^6 views in one dump: reading, memory a view"
  }

  var work: Work
  var name: String { work.rawValue }
  var budget: String {
    switch work {
    case .phone: "< 20 ms"
    case .thousand: "< 10 s"
    case .million: "≤ 1.2× a view of 10^5, in time and memory"
    }
  }

  func run(_ context: BenchmarkContext) throws -> Measurement {
    switch work {
    case .phone: return try phone(context)
    case .thousand: return try thousand(context)
    case .million: return try million(context)
    }
  }

  private func phone(_ context: BenchmarkContext) throws -> Measurement {
    try Self.withFile(Self.dump(views: 100), context) { file in
      let arguments = ["announce", file, "--density", "420"]
      var (times, peers) = ([Double](), [Double]())
      for _ in 0..<20 {
        times.append(try StartUpBenchmark.milliseconds(context.program.path, arguments))
        if let peer = ElementTreePeer.start(reading: file) { peers.append(peer) }
      }
      let median = BenchmarkContext.median(times)
      var found = Measurement(ours: String(format: "%.1f ms", median), nanoseconds: median * 1e6, most: 20e6)
      if !peers.isEmpty {
        found.setPeer(
          String(format: "Python %.1f ms", BenchmarkContext.median(peers)), BenchmarkContext.median(peers) / median)
      }
      return found
    }
  }

  /// Does something with a file that holds a dump.
  private static func withFile(
    _ dump: [UInt8], _ context: BenchmarkContext, _ body: (String) throws -> Measurement
  ) throws -> Measurement {
    let file = context.scratch.appendingPathComponent("detent-bench-\(getpid()).xml")
    try Data(dump).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  private func thousand(_ context: BenchmarkContext) throws -> Measurement {
    let bytes = Self.dump(views: 100)
    var elements = 0
    let seconds = try BenchmarkContext.measure {
      for _ in 0..<1000 { elements += ReadingOrder(try TreeImporter.read(bytes, file: "x.xml").tree).elements.count }
    }
    guard elements >= 20_000 else { throw BenchmarkFailure("only \(elements) elements are read") }
    return try Self.withFile(bytes, context) { file in
      var found = Measurement(ours: String(format: "%.2f s", seconds), nanoseconds: seconds * 1e9, most: 10e9)
      if let peer = ElementTreePeer.cost(reading: file, times: 1000) {
        found.setPeer(String(format: "Python %.2f s", peer.seconds), peer.seconds / seconds)
      }
      return found
    }
  }

  private func million(_ context: BenchmarkContext) throws -> Measurement {
    var costs: [(seconds: Double, bytes: Double)] = []
    for views in [100_000, 1_000_000] {
      let dump = Self.dump(views: views)
      let before = try Self.residentBytes()
      var tree: AccessibilityTree?
      let seconds = try BenchmarkContext.measure { tree = try TreeImporter.read(dump, file: "x.xml").tree }
      let count = Double(tree?.nodes.count ?? 0)
      guard count >= Double(views) else { throw BenchmarkFailure("only \(count) views are read") }
      costs.append((seconds / count, try Self.residentBytes() / count - before / count))
    }
    let words = String(
      format: "%.2f µs, %.0f bytes a view (10^5: %.2f, %.0f)", costs[1].seconds * 1e6, costs[1].bytes,
      costs[0].seconds * 1e6, costs[0].bytes)
    let isLinear = costs[1].seconds <= 1.2 * costs[0].seconds && costs[1].bytes <= 1.2 * costs[0].bytes
    return try Self.withFile(Self.dump(views: 1_000_000), context) { file in
      var found = Measurement(ours: words, isKept: isLinear)
      if let peer = ElementTreePeer.cost(reading: file, times: 1) {
        let (time, bytes) = (peer.seconds / 1e6, peer.bytes / 1e6)
        found.setPeer(String(format: "Python %.1f, %.0f", time * 1e6, bytes), time / costs[1].seconds)
      }
      return found
    }
  }

  /// What this process holds in memory, in bytes.
  private static func residentBytes() throws -> Double {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    guard fields.count > 1, let pages = Double(fields[1]) else { throw BenchmarkFailure("the kernel counts no pages") }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// A list of rows, each of a picture, two texts and a button, as uiautomator writes it.
  static func dump(views: Int) -> [UInt8] {
    var text = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">"
    func view(_ kind: String, _ words: String, _ id: String, _ place: Int, clickable: Bool, open: Bool) {
      let top = place % 2000
      text +=
        "<node index=\"0\" text=\"\(words)\" resource-id=\"org.example:id/\(id)\" class=\"android.\(kind)\" package=\"org.example\" content-desc=\"\" checkable=\"false\" checked=\"false\" clickable=\"\(clickable)\" enabled=\"true\" focusable=\"\(clickable)\" focused=\"false\" scrollable=\"false\" long-clickable=\"false\" password=\"false\" selected=\"false\" bounds=\"[0,\(top)][1080,\(top + 150)]\""
      text += open ? ">" : " />"
    }
    view("widget.FrameLayout", "", "content", 0, clickable: false, open: true)
    for row in 0..<max(1, views / 5) {
      view("view.ViewGroup", "", "row", row * 150, clickable: true, open: true)
      view("widget.ImageView", "", "picture", row * 150, clickable: false, open: false)
      view("widget.TextView", "Message \(row)", "title", row * 150, clickable: false, open: false)
      view("widget.TextView", "Yesterday &amp; today", "date", row * 150, clickable: false, open: false)
      view("widget.Button", "More", "more", row * 150, clickable: true, open: false)
      text += "</node>"
    }
    return Array((text + "</node></hierarchy>").utf8)
  }
}

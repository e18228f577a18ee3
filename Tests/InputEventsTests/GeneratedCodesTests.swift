import Foundation
import InputEvents
import Testing

@Suite("Generated codes")
struct GeneratedCodesTests {
  static let headers = "/usr/include/linux/input-event-codes.h"
  static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scripts/generate-codes").path
  static let hasHeaders = FileManager.default.fileExists(atPath: headers)

  @Test("the committed tables are what the kernel's headers give", .enabled(if: hasHeaders))
  func check() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.script, "--check"]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
  }
}

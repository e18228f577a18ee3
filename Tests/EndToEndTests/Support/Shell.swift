import Foundation

/// A shell script that runs the built `detent` as `$detent`.
struct Shell {
  /// The exit code.
  var status: Int32
  /// What it wrote to standard output.
  var output: String

  /// Runs a script of `sh` in a folder, to its end, or for five minutes; then whatever it started is killed.
  static func run(_ script: String, in folder: String) throws -> Shell {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["-s", "KILL", "300", "/bin/sh", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["detent": Program.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Shell(status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }
}

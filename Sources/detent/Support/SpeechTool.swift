import Foundation
import KernelInput
import Reports
import SafeText

/// A program of the system that speaks, found when somebody asks for sound; nothing else needs it.
struct SpeechTool {
  /// The name of the program.
  let program: String
  /// The package that it comes in.
  let package: String
  /// What it does, in a few words.
  let purpose: String

  /// Writes speech into sound files.
  static let synthesizer = SpeechTool(program: "espeak-ng", package: "espeak-ng", purpose: "speech in sound files")
  /// Speaks through the loudspeaker, as the desktop's readers do.
  static let dispatcher = SpeechTool(
    program: "spd-say", package: "speech-dispatcher", purpose: "speech through the loudspeaker")

  /// Where it is, by the search path; nil where it is not.
  var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether it is there, for those who ask what works.
  var check: SystemCheck {
    let title = purpose.prefix(1).uppercased() + purpose.dropFirst()
    guard let path else {
      return SystemCheck(
        id: program, title: title, status: .optional, detail: "\(program) is not here; only sound needs it",
        remedy: remedy)
    }
    return SystemCheck(id: program, title: title, status: .ok, detail: path)
  }

  private var remedy: String { "sudo apt-get install \(package)" }

  /// Where it is.
  ///
  /// Throws where it is not here.
  func required() throws(Failure) -> String {
    guard let path else {
      throw Failure(.device, "\(program) is not here, which \(purpose) needs", hint: "\(remedy)")
    }
    return path
  }

  /// Runs it to its end, which is waited for so many seconds at most; what it prints is not looked at, as a service that
  /// it starts may keep that open.
  ///
  /// Throws where it is not here, does not start, does not end, or says that it failed.
  func run(_ arguments: [String], within seconds: Double) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try required())
    process.arguments = arguments
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.standardError = FileHandle.nullDevice
    try start(process)
    let deadline = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
    guard !process.isRunning else {
      process.terminate()
      throw Failure(.device, "\(program) has not ended within \(Int(seconds)) s", hint: "is there a sound device?")
    }
    try checkEnd(process)
  }

  private func checkEnd(_ process: Process) throws(Failure) {
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(
        .device, "\(program) failed: it ended with \(process.terminationStatus)",
        hint: "`\(program) hello` says what it lacks")
    }
  }

  private func start(_ process: Process) throws(Failure) {
    do { try process.run() } catch {
      throw Failure(.device, "\(program) does not start: \(error.localizedDescription)")
    }
  }

  /// The sound of a document in SSML, in the voice of a language where the document does not say another.
  ///
  /// Throws where there is no synthesizer, or it fails.
  static func sound(of markup: String, language: String) throws -> SoundFile {
    let printed = try synthesizer.run(["-m", "-v", language, "--stdin", "--stdout"], input: markup)
    guard let sound = SoundFile(printed: [UInt8](printed)) else {
      throw Failure(.device, "\(synthesizer.program) has written no sound")
    }
    return sound
  }

  /// Runs it to its end and returns what it has printed.
  ///
  /// Throws where it is not here, does not start, or says that it failed.
  private func run(_ arguments: [String], input: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try required())
    process.arguments = arguments
    let (given, output) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = output
    // Nobody would read a pipe of complaints while the output is read, and a full one stops the program.
    process.standardError = FileHandle.nullDevice
    try start(process)
    // Both ends of a conversation may wait for each other where one hand writes and reads.
    let (writer, bytes) = (given.fileHandleForWriting, Array(input.utf8))
    Thread.detachNewThread {
      try? writer.write(contentsOf: bytes)
      try? writer.close()
    }
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try checkEnd(process)
    return printed
  }
}

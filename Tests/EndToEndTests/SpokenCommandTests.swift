import Foundation
import TestSupport
import Testing

/// `detent announce` for those who listen: SSML everywhere, sound where the programs for it are.
@Suite("detent announce, spoken")
struct SpokenCommandTests {
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spoken-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("SSML is printed, or goes into a file that the same command may write again and no other file is lost for")
  func markup() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let printed = try Program.run(["announce", "example:mail", "--ssml"])
    #expect(printed.status == 0 && printed.output.contains("<s>Compose. Button.</s>"))
    let file = folder.appendingPathComponent("mail.ssml").path
    for _ in 0..<2 {
      let written = try Program.run(["announce", "example:mail", "-o", file])
      #expect(written.status == 0 && written.output.isEmpty && written.errors == "\(file)\n", "\(written.errors)")
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
    let other = folder.appendingPathComponent("other.wav").path
    try "mine".write(toFile: other, atomically: true, encoding: .utf8)
    let refused = try Program.run(["announce", "example:mail", "-o", other])
    #expect(refused.status == 2 && refused.errors.contains("--force"))
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
  }

  @Test(
    "what cannot be is said before anything is done",
    arguments: [
      (["-o", "x.mp3"], "-o writes sound into a file that ends in .wav"),
      (["--ssml", "-o", "x.wav"], "SSML goes into a file that ends in .ssml"),
      (["--ssml", "--format", "json"], "sound and SSML have no JSON"),
    ])
  func wrong(arguments: [String], error: String) throws {
    let result = try Program.run(["announce", "example:mail"] + arguments)
    #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(error), "\(result.errors)")
  }

  @Test(
    "without the programs that speak the package is named, and the doctor does so too", arguments: ["-o", "--speak"])
  func missing(option: String) throws {
    let result = try Shell.run(
      "PATH=/nonexistent \"$detent\" announce example:mail \(option == "-o" ? "-o x.wav" : option) 2>&1", in: "/tmp")
    #expect(result.status == 4 && result.output.contains("sudo apt-get install"), "\(result.output)")
    let doctor = try Shell.run("PATH=/nonexistent \"$detent\" doctor", in: "/tmp")
    for package in ["espeak-ng", "speech-dispatcher"] {
      #expect(doctor.output.contains("sudo apt-get install \(package)\n"), "\(doctor.output)")
    }
  }

  @Test(
    "sound of what is said, longer for more of it",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/espeak-ng")))
  func sound() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var sizes: [Int] = []
    for (name, arguments) in [("one", []), ("all", ["--all"])] {
      let file = folder.appendingPathComponent("\(name).wav").path
      let result = try Program.run(["announce", "example:mail", "-o", file] + arguments)
      #expect(result.status == 0, "\(result.errors)")
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      #expect(bytes.starts(with: Array("RIFF".utf8)) && bytes.count > 50_000)
      sizes.append(bytes.count)
    }
    #expect(sizes[1] > sizes[0])
  }

  @Test("the loudspeaker is given one utterance after the other, each in its language; a program that fails is told")
  func speaker() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Written by a shell: no process that another test starts meanwhile has it open for writing, which would keep it from
    // being run.
    _ = try Shell.run(
      #"""
      printf '#!/bin/sh\n[ -e broken ] && exit 7\necho "$*" >>said.txt\n' >spd-say; chmod 755 spd-say
      """#, in: folder.path)
    let command = "PATH=.:$PATH \"$detent\" announce example:mail --speak 2>&1"
    let spoken = try Shell.run(command, in: folder.path)
    #expect(spoken.status == 0 && spoken.output.contains("Compose"), "\(spoken.output)")
    let said = try String(contentsOf: folder.appendingPathComponent("said.txt"), encoding: .utf8)
    #expect(said.hasSuffix("--wait --language en -- Compose. Button.\n") && said.split(separator: "\n").count == 3)
    let failed = try Shell.run("touch broken; " + command, in: folder.path)
    #expect(failed.status == 4 && failed.output.contains("spd-say failed: it ended with 7"), "\(failed.output)")
  }
}

import Testing

/// A recording keeps whom it was heard by, so that it is played as it was recorded.
@Suite("The voice of a recording")
struct RecordedVoiceTests {
  @Test("keys of a reader, its words and its language are those of the recording, unless others are asked for")
  func voice() throws {
    do {
      let folder = try TemporaryFolder([:])
      let file = "a.session.jsonl"
      let recorded = try Program.run(
        [
          "run", "example:mail", "--no-audit", "--reader", "--voice", "orca", "--script", "press insert+z; press b",
          "--record", file,
        ], in: folder.path)
      #expect(recorded.status == 0, "\(recorded.errors)")
      let played = try Program.run(["run", "example:mail", "--no-audit", "--input", file], in: folder.path)
      #expect(played.output.contains("Structural navigation keys on.") && played.output.contains("Compose button"))
      let heard = try Program.run(
        ["run", "example:mail", "--no-audit", "--input", file, "--expect-said"], in: folder.path)
      #expect(heard.status == 0, "\(heard.output)")
      let script = try Program.run(["run", "example:mail", "--input", file, "--as-script"], in: folder.path)
      #expect(
        script.output.contains("--voice orca") && script.output.contains("reader next button"), "\(script.output)")
      let other = try Program.run(
        ["run", "example:mail", "--no-audit", "--input", file, "--voice", "voiceover"], in: folder.path)
      #expect(!other.output.contains("Structural navigation keys on."))
    }
  }

  @Test("a recording in Korean is heard in Korean")
  func language() throws {
    do {
      let folder = try TemporaryFolder([:])
      let file = "a.session.jsonl"
      _ = try Program.run(
        ["run", "example:mail", "--no-audit", "--language", "ko", "--script", #"tap "Compose""#, "--record", file],
        in: folder.path)
      let heard = try Program.run(
        ["run", "example:mail", "--no-audit", "--input", file, "--expect-said"], in: folder.path)
      #expect(heard.status == 0, "\(heard.output)")
    }
  }
}

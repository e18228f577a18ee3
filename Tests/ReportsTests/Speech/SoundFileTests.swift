import Foundation
import Reports
import Testing

/// A sound file of a synthesizer that could not tell its length gets the right one, and says who wrote it.
@Suite("Sound files")
struct SoundFileTests {
  private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

  /// What a synthesizer prints: 16 bytes of format, samples, and a length that it may not know.
  private static func printed(_ samples: [UInt8], claimed: Int) -> [UInt8] {
    let format = Array("fmt ".utf8) + number(16) + [1, 0, 1, 0] + number(22050) + number(44100) + [2, 0, 16, 0]
    return Array("RIFF".utf8) + number(claimed + 36) + Array("WAVE".utf8) + format + Array("data".utf8)
      + number(claimed)
      + samples
  }

  @Test("the lengths are those of what is there", arguments: [0x7FFF_F000, 4, 0xFFFF_FFFF])
  func lengths(claimed: Int) throws {
    let bytes = try #require(SoundFile(printed: Self.printed([1, 2, 3, 4], claimed: claimed))).bytes
    #expect(Array(bytes[4..<8]) == Self.number(bytes.count - 8))
    #expect(Array(bytes.suffix(8)) == Self.number(4) + [1, 2, 3, 4])
    #expect(Data(bytes).range(of: Data(SoundFile.mark.utf8)) != nil)
  }

  @Test(
    "what is no sound is none",
    arguments: [[], Array("RIFF".utf8), Array("RIFF....WAVE".utf8), Array("RIFF....WAVEfmt ".utf8) + number(9)])
  func foreign(bytes: [UInt8]) {
    #expect(SoundFile(printed: bytes) == nil)
  }
}

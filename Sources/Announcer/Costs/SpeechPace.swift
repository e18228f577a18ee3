/// How fast a synthesizer speaks, and how long words take at that pace.
///
/// The numbers are concluded, not measured with one synthesizer: 180 words of five characters a minute is what
/// VoiceOver and TalkBack are said to begin with (NSSpeechSynthesizer: 180 to 220), people with years of use hear 298 and
/// more (Bragg et al., TACCESS 2021); Korean is read at 348 syllables a minute.
public struct SpeechPace: Hashable, Sendable {
  /// Characters a second, spaces included, in languages that are written in letters.
  public var characters: Double
  /// Syllables a second in Korean.
  public var syllables: Double

  /// A pace of so many characters, and of so many Korean syllables, a second.
  public init(characters: Double, syllables: Double) {
    (self.characters, self.syllables) = (characters, syllables)
  }

  /// A pace of so many characters a second, with Korean as much faster or slower than usual.
  public init(characters: Double) {
    self.init(characters: characters, syllables: Self.usual.syllables * characters / Self.usual.characters)
  }

  /// What a reader begins with: 15 characters or 5.8 syllables a second.
  public static let usual = SpeechPace(characters: 15, syllables: 5.8)
  /// What people choose who have heard one for years: 25 characters or 10 syllables a second.
  public static let experienced = SpeechPace(characters: 25, syllables: 10)

  /// The pause where a sentence or a part ends, in µs.
  public static let stopPause: Int64 = 350_000
  /// The pause at a comma, in µs.
  public static let commaPause: Int64 = 150_000

  /// How long a text is spoken, in µs; a pause behind its last word does not count.
  ///
  /// - Parameter language: BCP 47 code of the language in which it is read.
  public func duration(of text: String, in language: String) -> Int64 {
    let length = SpokenLength(text, in: language)
    let speed = length.countsSyllables ? syllables : characters
    guard speed > 0 else { return 0 }
    let spoken = Int64((Double(length.units) * 1_000_000 / speed).rounded())
    return spoken + Int64(length.stops) * Self.stopPause + Int64(length.commas) * Self.commaPause
  }

  /// How long it takes to hear utterances in full one after the other, without hints, in µs; between two there is the
  /// pause of a sentence.
  public func duration(of utterances: [Utterance]) -> Int64 {
    let spoken = utterances.filter { !$0.text.isEmpty }
    let pauses = Int64(max(0, spoken.count - 1)) * Self.stopPause
    return spoken.reduce(pauses) { $0 + duration(of: $1.text, in: $1.language) }
  }
}

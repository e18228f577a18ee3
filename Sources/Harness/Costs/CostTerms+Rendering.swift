import Announcer
import SafeText

extension CostTerms {
  /// What was reckoned with, a sentence each.
  func remarks(_ voice: Voice, _ language: String) -> [String] {
    let spoken = Language.named(language) ?? .english
    let speed =
      spoken.countsSyllables
      ? "\(Numerals.text(pace.syllables)) syllables a second" : "\(Numerals.text(pace.characters)) characters a second"
    return [
      "listening: \(voice.rawValue) in \(language) at \(speed) (\(paceSource(in: spoken))), heard in full without "
        + "hints from the first words on, plus \(CostTable.seconds(gesture)) a gesture (\(gestureSource))",
      "keys and gestures: with the one that uses the control",
      "touch: Fitts's law at \(pointing.throughput.text(decimals: 2)) bits/s (MacKenzie 2015), plus "
        + "\(CostTable.seconds(gesture)) a swipe",
    ]
  }
}

extension CostTerms {
  /// Where the pace is from.
  func paceSource(in language: Language) -> String {
    guard pace == .usual else {
      return pace == .experienced ? "people with years of use; Bragg et al. 2021" : "as asked"
    }
    return language.paceSource
  }

  /// Where the time of a gesture is from.
  var gestureSource: String { gesture == CostTerms().gesture ? "Detent's own number" : "as asked" }
}

extension JSONText {
  /// What was reckoned with, and where it is from.
  mutating func member(_ terms: CostTerms, in language: String) {
    let spoken = Language.named(language) ?? .english
    object("terms") { json in
      json.member(
        spoken.countsSyllables ? "syllables" : "characters",
        spoken.countsSyllables ? terms.pace.syllables : terms.pace.characters)
      json.member("paceSource", terms.paceSource(in: spoken))
      json.member("gesture", terms.gesture)
      json.member("gestureSource", terms.gestureSource)
    }
  }
}

extension ReaderWay.Leg {
  /// What is asked and heard, for people.
  func text(_ terms: CostTerms) -> String {
    let words = said.map { "“\($0.text)”" }.joined(separator: " ")
    let what =
      switch doing {
      case .beginning: "to begin with"
      case .move(let move): move.words
      case .listening: "reading on"
      case .written: "as it is written"
      }
    let gesture = gestures > 0 ? " + \(CostTable.seconds(Int64(gestures) * terms.gesture))" : ""
    return "\(what): \(words.isEmpty ? "nothing" : words) \(CostTable.seconds(heard))\(gesture)"
  }
}

extension JSONText {
  /// The legs of a way; none where there is no way.
  mutating func member(_ key: String, _ way: ReaderWay?) {
    array(key, of: way?.legs ?? []) { json, leg in
      json.object { json in
        json.member("command", leg.move?.words)
        json.array("said", of: leg.said) { $0.value($1.text) }
        json.member("heard", leg.heard)
      }
    }
  }

  /// A cost, or in its place what is known of it.
  mutating func member<Way>(_ key: String, outcome: KnownCost<Way>, _ cost: Int64?) {
    if let cost { return member(key, cost) }
    object(key) { json in
      switch outcome {
      case .way: break
      case .none: json.member("isReachable", false)
      case .unknown(let bound): json.member("atLeast", bound)
      case .untold(let why): json.member("notKnown", why)
      }
    }
  }
}

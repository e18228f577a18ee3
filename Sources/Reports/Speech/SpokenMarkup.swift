import Accessibility
import Announcer
public import Harness

/// What a screen reader says, as SSML 1.1 for speech synthesizers: a paragraph for each screen, a sentence for each
/// utterance and each hint.
///
/// Source: W3C, Speech Synthesis Markup Language (SSML) Version 1.1, 2010.
public enum SpokenMarkup {
  /// What every document of ours begins with.
  public static let beginning = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Written by Detent. -->
    <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis"
    """

  /// Milliseconds of silence before a hint: TalkBack's; the others name none.
  private static let pause = 400

  /// The document for some readings, one after the other; what has no words is left out.
  public static func document(_ readings: [ScreenReading]) -> String {
    let language = language(of: readings)
    var text = "\(beginning) xml:lang=\"\(XMLText.escaped(language))\">\n"
    for reading in readings {
      text += "<p>\n"
      for utterance in reading.items.map(\.utterance) where !utterance.text.isEmpty {
        let own = utterance.language == language ? "" : " xml:lang=\"\(XMLText.escaped(utterance.language))\""
        text += "<s\(own)>\(words(utterance.text))</s>\n"
        if let hint = utterance.hint, !hint.isEmpty {
          text += "<break time=\"\(pause)ms\"/><s\(own)>\(words(hint))</s>\n"
        }
      }
      text += "</p>\n"
    }
    return text + "</speak>\n"
  }

  /// The language that most of it is said in: that of the first utterance; English where nothing is said.
  public static func language(of readings: [ScreenReading]) -> String {
    readings.lazy.flatMap(\.items).first { !$0.utterance.text.isEmpty }?.utterance.language ?? "en"
  }

  /// A synthesizer says what it is given: what would only steer a terminal is left out, and not spelled.
  private static func words(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate, .privateUse:
        plain.append(" ")
      default: plain.append(scalar)
      }
    }
    return XMLText.escaped(String(plain))
  }
}

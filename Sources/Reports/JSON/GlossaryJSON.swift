public import Guidelines
import SafeText

/// The glossary for programs: an array of objects, one for each word.
public enum GlossaryJSON {
  /// The words as one JSON array; ends with a line feed.
  public static func render(_ words: [GlossaryWord]) -> String {
    var json = JSONText(.lines)
    json.array { json in
      for word in words {
        json.object { json in
          json.member("word", word.word)
          json.member("module", word.module)
          json.member("meaning", word.meaning)
        }
      }
    }
    json.endLine()
    return json.text
  }
}

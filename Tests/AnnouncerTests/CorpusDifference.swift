/// A case of the corpus in which Detent keeps to another reading, and why.
struct CorpusDifference: Sendable {
  /// Ids of the cases.
  var cases: [String]
  /// Voices and languages, as `voice/language`.
  var voices: [String]
  var kind: Kind
  /// Why, for people.
  var reason: String

  /// Who is right.
  enum Kind: Hashable, Sendable {
    /// The facts that the corpus was written from do not say: two readings are possible.
    case silent
    /// The corpus says something else than the facts that it was written from.
    case corpus
  }

  /// All of them: a case that agrees must not stand here.
  static let all: [CorpusDifference] = [
    CorpusDifference(
      cases: [
        "orca-list", "orca-list-left", "orca-list-expanded", "orca-panel", "orca-panel-siblings", "orca-panel-text",
        "orca-group", "orca-dialog", "orca-landmark", "orca-two-panels", "orca-panel-in-panel",
      ],
      voices: ["orca/en", "orca-43/en"], kind: .silent,
      reason: """
        nothing says whether there is a pause between what is entered and what is in it; Detent makes one, since two \
        things are told, where the corpus puts a space
        """),
    CorpusDifference(
      cases: ["orca-described-by"], voices: ["orca/en", "orca-43/en"], kind: .silent,
      reason: "nothing says whether there is a pause before a description; Detent makes one, as before a hint"),
    CorpusDifference(
      cases: ["switch-on-disabled-en", "switch-off-disabled-en"], voices: ["orca-43/en"], kind: .corpus,
      reason: "the order of Orca 43 for a switch is name, role, on or off, without grayed"),
    CorpusDifference(
      cases: ["link-talkback"], voices: ["talkback/en", "talkback/ko"], kind: .silent,
      reason: """
        what a node that is a link as a whole is to TalkBack is not said; Detent takes it for a text with a link in it, \
        the corpus for something clickable
        """),
    CorpusDifference(
      cases: ["edit-description-value", "password-described"], voices: ["talkback/en", "talkback/ko"], kind: .silent,
      reason: """
        what a field's name is to TalkBack is not said; Detent takes it for the hint, which is said after the text, \
        the corpus for the description, which is said in its place
        """),
    CorpusDifference(
      cases: ["field-secure-value"], voices: ["voiceover/en", "voiceover/ko"], kind: .silent,
      reason: """
        how a masked value is said is not told; Detent says a word for each character, as when it is typed, the corpus \
        leaves the dots
        """),
    CorpusDifference(
      cases: ["switch-hint-ko", "slider-hint-ko"], voices: ["voiceover/ko"], kind: .silent,
      reason: """
        whether an author's hint and the reader's own are parts with a comma between is not said; both are sentences, \
        and Detent ends the first with a full stop, as in English
        """),
    CorpusDifference(
      cases: ["vo-name-ends-in-question"], voices: ["voiceover/en"], kind: .silent,
      reason:
        "a full stop is added unless there; Detent takes any end of a sentence for one, the corpus a full stop alone"),
    CorpusDifference(
      cases: ["modal-nested"], voices: ["voiceover/en"], kind: .silent,
      reason: """
        what is beside the parent of something modal is not mentioned; Detent keeps people in what is modal wherever it \
        stands, and audits and explores by the same rule
        """),
    CorpusDifference(
      cases: ["window-sized-no-stop"], voices: ["talkback/en"], kind: .silent,
      reason: "what has a container title is not said; Detent takes the name of a group for one"),
  ]

  /// The kind of each case in each voice and language, by `id key`; a case without its language stands for each of them.
  static let kinds: [String: Kind] = {
    var result: [String: Kind] = [:]
    for difference in all {
      for name in difference.cases {
        for key in difference.voices { result["\(name) \(key)"] = difference.kind }
      }
    }
    return result
  }()

  /// The entry for a case in a voice and language.
  static func entry(_ id: String, _ key: String) -> String? {
    let language = key.split(separator: "/").last ?? ""
    let family = id.hasSuffix("-\(language)") ? String(id.dropLast(language.count + 1)) : id
    return ["\(id) \(key)", "\(family) \(key)"].first { kinds[$0] != nil }
  }
}

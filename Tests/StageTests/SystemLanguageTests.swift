import Accessibility
import Announcer
import Documents
import Scenes
import Stage
import Testing

/// What the system itself says is there in every language that voices speak.
@Suite("What the system says, in every language")
struct SystemLanguageTests {
  private static func names(_ language: String) throws -> [String] {
    let scene = try SceneDocument.read(
      """
      scene: s
      platform: iOS
      language: \(language)
      windows:
        - {id: w, title: W, elements: [{id: o, role: button, label: O}]}
      presentations:
        - {sheet: s, title: S, presented: true, detents: [medium, large], grabber: true, elements: []}
      """, file: "s.scene.yaml")
    let grabbers = Stage(scene).tree.nodes.filter { $0.role == .grabber }
    return grabbers.flatMap { [$0.name, $0.value].compactMap(\.self) }
  }

  @Test("the grabber of a sheet has words of its own", arguments: Language.all)
  func grabber(language: Language) throws {
    let (own, english) = (try Self.names(language.code), try Self.names("en"))
    #expect(own.count == 2 && english.count == 2)
    if language != .english { #expect(Set(own).isDisjoint(with: english)) }
  }

  @Test("a region of a language is that language, and a language of no table is read in English")
  func regions() throws {
    #expect(try Self.names("ko-KR") == Self.names("ko"))
    #expect(try Self.names("tlh") == Self.names("en") && Self.names("kok") == Self.names("en"))
  }
}

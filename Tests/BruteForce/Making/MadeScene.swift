import Documents
package import Scenes

/// A small scene that nobody wrote, as a document and as what it says.
package struct MadeScene {
  package var text: String
  package var scene: Scene

  /// The scene of a seed; nil where no document that it makes is a right one.
  package init?(_ platform: Platform, seed: UInt64) { self.init("made-\(seed)") { Self.text(platform, seed, $0) } }

  /// The scene of values of a seed; nil where no document that it makes is a right one.
  package init?(valuesOn platform: Platform, seed: UInt64) {
    self.init("values-\(seed)") { attempt in
      var maker = ValueSceneMaker(platform, seed: seed, attempt)
      return maker.make(name: "values-\(seed)").json + "\n"
    }
  }

  /// The first of eight attempts that is a right document.
  private init?(_ name: String, _ make: (UInt64) -> String) {
    for attempt in 0..<8 as Range<UInt64> {
      let text = make(attempt)
      if let scene = try? SceneDocument.read(text, file: "\(name).scene.yaml") {
        self.text = text
        self.scene = scene
        return
      }
    }
    return nil
  }

  private static func text(_ platform: Platform, _ seed: UInt64, _ attempt: UInt64) -> String {
    var maker = SceneMaker(
      platform, seed: seed &* 6 &+ UInt64(Platform.allCases.firstIndex(of: platform) ?? 0), attempt)
    return maker.make(name: "made-\(seed)").json + "\n"
  }

  /// A document that somebody wrote.
  package init(text: String, file: String) throws {
    self.text = text
    scene = try SceneDocument.read(text, file: file)
  }

  /// What is wrong with the first document of a seed, if anything: the maker is to make right ones.
  package static func complaint(_ platform: Platform, seed: UInt64) -> String? {
    let text = text(platform, seed, 0)
    do {
      _ = try SceneDocument.read(text, file: "made")
      return nil
    } catch {
      return "\(error)\n\(text)"
    }
  }
}

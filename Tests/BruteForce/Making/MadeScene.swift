import Documents
package import Scenes

/// A small scene that nobody wrote, as a document and as what it says.
package struct MadeScene {
  package var text: String
  package var scene: Scene

  /// The scene of a seed; nil where no document that it makes is a right one.
  package init?(_ platform: Platform, seed: UInt64) {
    for attempt in 0..<8 as Range<UInt64> {
      var maker = SceneMaker(
        platform, seed: seed &* 6 &+ UInt64(Platform.allCases.firstIndex(of: platform) ?? 0), attempt)
      let text = maker.make(name: "made-\(seed)").json + "\n"
      if let scene = try? SceneDocument.read(text, file: "made-\(seed).scene.yaml") {
        self.text = text
        self.scene = scene
        return
      }
    }
    return nil
  }

  /// The scene of values of a seed; nil where no document that it makes is a right one.
  package init?(valuesOn platform: Platform, seed: UInt64) {
    for attempt in 0..<8 as Range<UInt64> {
      var maker = ValueSceneMaker(platform, seed: seed, attempt)
      let text = maker.make(name: "values-\(seed)").json + "\n"
      if let scene = try? SceneDocument.read(text, file: "values-\(seed).scene.yaml") {
        self.text = text
        self.scene = scene
        return
      }
    }
    return nil
  }

  /// What is wrong with the first document of values of a seed, if anything: the maker is to make right ones.
  package static func complaint(ofValuesOn platform: Platform, seed: UInt64) -> String? {
    var maker = ValueSceneMaker(platform, seed: seed)
    let text = maker.make(name: "values-\(seed)").json + "\n"
    do {
      _ = try SceneDocument.read(text, file: "made")
      return nil
    } catch {
      return "\(error)\n\(text)"
    }
  }

  /// A document that somebody wrote.
  package init(text: String, file: String) throws {
    self.text = text
    scene = try SceneDocument.read(text, file: file)
  }

  /// What is wrong with the first document of a seed, if anything: the maker is to make right ones.
  package static func complaint(_ platform: Platform, seed: UInt64) -> String? {
    var maker = SceneMaker(platform, seed: seed &* 6 &+ UInt64(Platform.allCases.firstIndex(of: platform) ?? 0), 0)
    let text = maker.make(name: "made-\(seed)").json + "\n"
    do {
      _ = try SceneDocument.read(text, file: "made")
      return nil
    } catch {
      return "\(error)\n\(text)"
    }
  }
}

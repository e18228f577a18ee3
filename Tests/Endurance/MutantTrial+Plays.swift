import Documents
import Scenes

extension MutantTrial {
  /// What hands are let loose on: scenes made for them, scenes that nobody wrote, every example, scenes with two
  /// windows, a sheet whose detents are close together, and cards that lie over one another.
  package static var plays: [Play] {
    frozen
      + [Platform.iPadOS, .macOS, .visionOS].map { platform in
        Play("two windows, \(platform.rawValue)") { .twoWindows(platform) }
      }
      + (1...3).map { Play("close detents \($0)", isUndisturbed: true) { .closeDetents() } }
      + [Play("cards") { .cards() }]
  }

  /// Those of them on which there are random people whose doings are kept (`FrozenTable`).
  static var frozen: [Play] {
    var plays = [
      Play("endurance") { .endurance() }, Play("endurance, non-modal") { .endurance(isNonmodal: true) },
      Play("endurance, iPadOS") { .endurance(.iPadOS) }, Play("bare watch") { .bareWatch() },
      Play("one detent") { .oneDetent() },
    ]
    for (number, platform) in Platform.allCases.enumerated() {
      plays.append(Play("made up, \(platform.rawValue)") { .mixture(platform, seed: UInt64(number) &+ 1) })
    }
    for file in Examples.all where file.name.hasSuffix(".scene.yaml") {
      plays.append(Play(file.name) { try SceneDocument.read(file.text, file: file.name) })
    }
    for platform in [Platform.iOS, .iPadOS] {
      plays.append(Play("three detents, \(platform.rawValue)", isUndisturbed: true) { .threeDetents(platform) })
    }
    return plays
  }
}

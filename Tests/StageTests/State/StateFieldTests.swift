import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Hands
@testable import Scrolling
@testable import Stage
@testable import StageModel

/// Every field of a state counts, in its hash and where states are compared, or says why it does not.
@Suite("Fields of the state")
struct StateFieldTests {
  static func stage(_ state: StageState) -> Stage {
    var stage = Stage(.busy(.macOS))
    stage.state = state
    return stage
  }

  @Test("whatever is another one makes another state, unless it is listed as words", arguments: FullState.all.indices)
  func fieldsCount(sample: Int) {
    let state = FullState.all[sample]
    let before = Self.stage(state)
    let (hash, key) = (before.stateHash, before.stateKey)
    var found = Set([hash])
    for change in state.changes {
      guard let other = change.value.map(Self.stage), let field = change.field else { continue }
      if change.isLeftOut {
        guard StateFields.words[field] != nil else { continue }
        #expect(other.stateHash == hash && other.stateKey == key, "\(field) is listed, but counts")
      } else {
        #expect(other.stateHash != hash, "\(field) does not count in the hash")
        #expect(other.stateKey != key && !other.isSameState(as: before), "\(field) does not count in a comparison")
        found.insert(other.stateHash)
      }
    }
    #expect(found.count > (sample == 0 ? 300 : 4))
  }

  @Test("the states that are looked at have something in every field")
  func nothingIsEmpty() {
    var (fields, changed): (Set<String>, Set<String>) = ([], [])
    for change in FullState.all.flatMap(\.changes) {
      guard let field = change.field else { continue }
      fields.insert(field)
      if change.value != nil { changed.insert(field) }
    }
    #expect(fields.subtracting(changed).subtracting(StateFields.leftOut.keys) == [])
    #expect(Set(StateFields.leftOut.keys).subtracting(fields) == [], "what is listed is there")
    #expect(fields.count > 180)
  }

  @Test("a stage has nothing else that is not listed")
  func stageFields() {
    let labels = Set(Mirror(reflecting: Stage(.busy())).children.compactMap(\.label))
    #expect(labels == Set(StateFields.ofStages.keys))
  }

  @Test("what devices and time leave behind where it decides nothing is no state")
  func restIsRest() {
    let state = FullState.all[0]
    var bare = state
    bare.hands.capture = nil
    var other = bare
    other.hands.captureDevice = 77
    #expect(Self.stage(bare).isSameState(as: Self.stage(other)), "nothing is dragged")
    var place = ScrollPlace(offset: .zero, axis: .vertical)
    bare.scrolling.places[0] = place
    place.axis = .horizontal
    other = bare
    other.scrolling.places[0] = place
    #expect(Self.stage(bare).isSameState(as: Self.stage(other)), "nothing scrolls")
    bare.scrolling.places = ScrollPlaces(count: 0)
    other = bare
    other.hands.isShiftDown.toggle()
    other.hands.isOptionDown.toggle()
    other.hands.pointer = nil
    #expect(Self.stage(bare).isSameState(as: Self.stage(other)), "there is nothing to scroll")
  }
}

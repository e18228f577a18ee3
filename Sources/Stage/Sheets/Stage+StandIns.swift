internal import Harness
internal import Scenes

/// Detents that do not exist at a size, and what stands in for them (SM-1, A-54).
extension Stage {
  /// Says where a sheet rests instead of at the detent that it is to be at, and why; nothing where it is at that.
  ///
  /// The detent comes back with the size, as long as nobody moves the sheet.
  mutating func tellStandIn(_ index: Int, cause: Cause) {
    let sheet = state.sheets[index]
    let (heights, detents) = (heights(of: sheet.surface), detents(of: sheet.surface))
    guard detents.indices.contains(sheet.detent), let absence = heights.absence(ofDeclared: sheet.detent) else {
      return
    }
    let (absent, rest) = (detents[sheet.detent].id, sheet.rest(heights).id)
    guard absent != rest else { return }
    decide(
      cause.text, taker: id(sheet.surface), words("SM-1, A-54: \(rest) stands in for \(absent), \(absence.words)"))
    emit(.detentStoodIn(absent: absent, by: rest, reason: absence.words), id(sheet.surface), cause)
  }

  /// The detent at which a sheet is to come up, by its ordinal among its own, whether it exists at this size or not: as
  /// its author says, else the smallest; nil where there are none.
  func wantedDetent(of surface: Int) -> Int? {
    guard blueprint.hasDetents else { return nil }
    let selected = sheetModel(surface).selectedDetent.flatMap { id in
      detents(of: surface).firstIndex { $0.id == id }
    }
    return selected ?? allHeights(of: surface).smallestDeclared
  }
}

extension DetentAbsence {
  /// It, as the end of a sentence about the detent.
  fileprivate var words: String {
    switch self {
    case .compactHeight: "which does not exist in compact height"
    case .compactWidth: "which does not exist in compact width"
    case .tooLittleRoom(let needed, let there):
      "which needs a large of \(Int(needed.rounded(.up))) pt, and there are \(Int(there.rounded(.down)))"
    case .asHigh(let other): "which is as high as \(other) here"
    }
  }
}

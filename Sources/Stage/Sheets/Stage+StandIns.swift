internal import Geometry
internal import Harness
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel

/// Detents that do not exist at a size, and what stands in for them (SM-1, A-54).
extension Stage {
  /// Says where a sheet rests instead of at the detent that it is to be at, and why; nothing where it is at that.
  ///
  /// The detent comes back with the size, as long as nobody moves the sheet.
  mutating func tellStandIn(_ index: Int, cause: Cause) {
    let sheet = state.presenting.sheets[index]
    let (heights, detents) = (heights(of: sheet.surface), detents(of: sheet.surface))
    guard detents.indices.contains(sheet.detent), let absence = heights.absence(ofDeclared: sheet.detent) else {
      return
    }
    let (absent, rest) = (detents[sheet.detent].id, sheet.rest(heights).id)
    guard absent != rest else { return }
    let reason = absence.words + heightWords(sheet, heights, rest)
    decide(cause.text, taker: id(sheet.surface), words("SM-1, A-54: \(rest) stands in for \(absent), \(reason)"))
    emit(.detentStoodIn(absent: absent, by: rest, reason: reason), id(sheet.surface), cause)
  }

  /// How high a detent that does not exist would be, where another one than the largest stands in for it: the next larger
  /// one need not be larger elsewhere.
  private func heightWords(_ sheet: PresentedSheet, _ heights: DetentHeights, _ rest: String) -> String {
    switch heights.absence(ofDeclared: sheet.detent) {
    case .compactHeight, .compactWidth:
      guard let would = heights.nominal(ofDeclared: sheet.detent), rest != heights.largest.id else { return "" }
      let has = sheet.rest(heights).height
      return " and would be \(Int(would.rounded())) pt high; \(rest), the next larger one, is \(Int(has.rounded()))"
    case .tooLittleRoom, .asHigh, nil: return ""
    }
  }

  /// The detent at which a sheet is to come up, by its ordinal among its own, whether it exists at this size or not: as
  /// its author says, else the smallest of those at this size, or one that would be smaller at a size where all of
  /// them exist; nil where there are none.
  func wantedDetent(of surface: SurfaceID) -> Int? {
    guard blueprint.hasDetents else { return nil }
    let (detents, heights) = (detents(of: surface), allHeights(of: surface))
    if let selected = sheetModel(surface).selectedDetent, let own = detents.firstIndex(where: { $0.id == selected }) {
      return own
    }
    if detents.isEmpty { return nil }
    let smallest = heights.smallest.declared
    let needed = detents.compactMap(\.needsMaximum).reduce(max(state.room.size.width, state.room.size.height), max)
    let everywhere = DetentHeights(detents: detents, large: needed, bottomInset: 0, isCompactHeight: false).smallest
    let isAbsent = heights.absence(ofDeclared: everywhere.declared) != nil
    return isAbsent || smallest < 0 ? everywhere.declared : smallest
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

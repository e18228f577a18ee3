import Accessibility
import InputEvents
import Scenes

/// Detents at which a sheet can never rest, however the scene's screen is turned or shared: higher than large, or as
/// high as another (sheet-detent-is-rest-height and sheet-detent-large-height).
///
/// A detent that is not there, or is cut off at large, in some positions only is its author's business.
struct DetentChecks {
  /// A detent as the checks see it.
  private struct Candidate {
    var detent: Detent
    /// Its height in points in each room; nil where it does not exist.
    var heights: [Double?]
    var place: SourceLocation?
  }

  private let rooms: [SheetRoom]

  /// Notes every one of them.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    let checks = DetentChecks(rooms: SheetRoom.all(in: scene))
    guard !checks.rooms.isEmpty else { return }
    for presentation in scene.presentations {
      guard case .sheet(let sheet) = presentation.kind, sheet.detents != [.medium, .large] else { continue }
      checks.check(sheet.detents, of: presentation, &decoder)
    }
  }

  private func check(_ detents: [Detent], of presentation: Presentation, _ decoder: inout DocumentDecoder) {
    let places = presentation.source.flatMap { decoder.detents[$0] } ?? []
    var isInPopover = false
    if case .popover = presentation.container { isInPopover = true }
    var kept: [Candidate] = []
    for (index, detent) in detents.enumerated() {
      let place = places.indices.contains(index) ? places[index] : presentation.source
      if let points = detent.leastPoints, let most = most(for: detent), points > most {
        decoder.note(
          place, "the detent \"\(detent.id)\" is \(NumberText.text(points)) points high, higher than large",
          expected: "at most \(NumberText.text(most)) points, as high as large is on this screen without its safe area",
          hint: "write large for the greatest height that there is")
        continue
      }
      let candidate = Candidate(detent: detent, heights: rooms.map(detent.height), place: place)
      if let same = kept.first(where: { isSame($0, candidate, isInPopover: isInPopover) }) {
        decoder.note(
          place, "the detent \"\(detent.id)\" is as high as \"\(same.detent.id)\"",
          expected: "a height of its own for each detent",
          hint: "remove one of them" + (same.place.map { "; \"\(same.detent.id)\" is in line \($0.line)" } ?? ""))
        continue
      }
      kept.append(candidate)
    }
    // A sheet without any detent would rest somewhere else than its author says.
    guard let first = kept.first, kept.count == detents.count,
      kept.allSatisfy({ $0.heights.allSatisfy { $0 == nil } }), let most = rooms.map(\.large).max()
    else { return }
    let absences = kept.map { absence(of: $0.detent) }
    var words: [String] = []
    for hint in absences.flatMap(\.hints) where !words.contains(hint) { words.append(hint) }
    decoder.note(
      first.place, "none of the detents is ever there: \(absences.map(\.reason).joined(separator: "; "))",
      expected: "a detent that exists where large is at most \(NumberText.text(most)) points high"
        + (absences.contains(where: \.isOfSizeClass) ? ", in a size class that the screen has" : ""),
      hint: words.joined(separator: ", ") + ", or add large")
  }

  /// Why a detent is there in no room: its maximum, its size class, or one wherever the other would let it be.
  private func absence(of detent: Detent) -> (reason: String, hints: [String], isOfSizeClass: Bool) {
    let needed = detent.needsMaximum ?? 0
    let roomy = rooms.filter { $0.large >= needed }
    guard !roomy.isEmpty else {
      return ("\"\(detent.id)\" needs more room than there is", ["lower its \"needsMaximum\""], false)
    }
    let sizeClass = detent.inactiveIn?.rawValue ?? Detent.Inactivity.compactHeight.rawValue
    let place = roomy.count == rooms.count ? "" : " where there is room for its \"needsMaximum\""
    let hints =
      [detent.inactiveIn == nil ? "give the screen another size" : "remove its \"inactiveIn\""]
      + (place.isEmpty ? [] : ["lower its \"needsMaximum\""])
    return ("\"\(detent.id)\" is inactive in \(sizeClass), and the screen has nothing else\(place)", hints, true)
  }

  /// Points within the safe area that large has at most where the detent exists; nil where that is nowhere.
  private func most(for detent: Detent) -> Double? {
    rooms.filter { detent.height(in: $0) != nil }.map { $0.large - $0.bottomInset }.max()
  }

  /// Whether one of two detents adds nothing: wherever it exists the other does too, at the same height.
  private func isSame(_ one: Candidate, _ other: Candidate, isInPopover: Bool) -> Bool {
    // The room in a popover is another; what is written alike is alike there too.
    if isInPopover, one.detent.height != other.detent.height { return false }
    // That it occurs twice has been told.
    if one.detent.id == other.detent.id { return false }
    var (both, onlyOne, onlyOther) = (0, 0, 0)
    for heights in zip(one.heights, other.heights) {
      switch heights {
      case (let left?, let right?):
        if left != right { return false }
        both += 1
      case (.some, nil): onlyOne += 1
      case (nil, .some): onlyOther += 1
      case (nil, nil): break
      }
    }
    return both > 0 && (onlyOne == 0 || onlyOther == 0)
  }
}

package import StageModel

/// What waits: sheets for their return (SM-5), presentations for their turn.
extension Presenting {
  // MARK: Sheets

  /// A sheet waits for its return: the next to return, or at a place among the others.
  package mutating func park(_ sheet: PresentedSheet, at ordinal: Int? = nil) {
    waiting.insert(sheet, at: ordinal ?? waiting.count)
  }

  /// Sheets wait for their return, the last of them to return first.
  package mutating func park(_ sheets: [PresentedSheet]) { waiting += sheets }

  /// A sheet that has waited does so no more.
  package mutating func takeWaiting(at index: Int) -> PresentedSheet { waiting.remove(at: index) }

  /// Sheets on these surfaces do not wait any more.
  package mutating func forgetWaiting(where isMeant: (SurfaceID) -> Bool) { waiting.removeAll { isMeant($0.surface) } }

  /// What has waited for one surface to go waits for another one, or for none.
  package mutating func handOverWaiting(from surface: SurfaceID, to successor: SurfaceID?) {
    for index in waiting.indices where waiting[index].successor == surface { waiting[index].successor = successor }
  }

  /// A sheet that waits comes back at a detent, counted among those declared.
  package mutating func choose(_ detent: Int, ofWaitingAt index: Int) { waiting[index].detent = detent }

  // MARK: Presentations

  /// A presentation waits for its turn; false where that surface waits already.
  @discardableResult
  package mutating func enqueue(_ request: PresentationRequest) -> Bool {
    guard !requests.contains(where: { $0.surface == request.surface }) else { return false }
    requests.append(request)
    return true
  }

  /// All presentations that have waited, in their order: each is tried again.
  package mutating func takeRequests() -> [PresentationRequest] {
    defer { requests = [] }
    return requests
  }

  /// Presentations of these surfaces are not to come any more.
  package mutating func withdraw(where isMeant: (SurfaceID) -> Bool) { requests.removeAll { isMeant($0.surface) } }

  /// A presentation was asked for by an item, as what had asked for it has gone.
  package mutating func setOpener(_ item: ItemID?, ofRequestAt index: Int) { requests[index].opener = item }
}

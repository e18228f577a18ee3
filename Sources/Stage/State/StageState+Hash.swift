internal import Geometry

extension StageState {
  /// Mixes everything that decides what happens next, times relative to now.
  func hash(into hasher: inout StateHasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(focus)
    for value in values { value.hash(into: &hasher) }
    hasher.combine(sheets.count)
    for sheet in sheets { sheet.hash(into: &hasher, now: now) }
    if !covers.isEmpty {
      hasher.combine(covers.count)
      for cover in covers { cover.hash(into: &hasher, now: now) }
    }
    for window in suspended { hasher.combine(window) }
    hasher.combine(dialog != nil)
    dialog?.hash(into: &hasher, now: now)
    hasher.combine(requests.count)
    for request in requests {
      hasher.combine(request.surface)
      hasher.combine(request.opener)
    }
    hasher.combine(pressed)
    switch pan {
    case nil: hasher.combine(0)
    case .sheet(let surface):
      hasher.combine(1)
      hasher.combine(surface)
    case .control(let item, let start):
      hasher.combine(2)
      hasher.combine(item)
      hasher.combine(start)
    }
  }
}

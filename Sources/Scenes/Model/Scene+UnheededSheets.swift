/// What authors say of sheets and nothing goes by: detents where the platform has none, and what another attribute of
/// the same sheet undoes (SM-2 and SM-7).
extension Scene {
  func unheededOfSheet(_ sheet: Sheet) -> [(name: String, reason: String)] {
    let hasCards = PlatformProfile(platform).hasDetents
    let reason = hasCards ? "sheets have detents from version 15 on" : "sheets have detents on iOS and iPadOS only"
    var names: [(name: String, reason: String)] = []
    if let modality = unheededModality(sheet) { names.append(("modality", modality)) }
    names += unheededDetents(sheet).map { ($0, reason) }
    if hasCards, sheet.swipeToDismiss != Sheet().swipeToDismiss, !hasCardSheets {
      names.append(("swipeToDismiss", "sheets are dismissed by a swipe from version 13 on"))
    }
    guard hasDetents else { return names }
    if sheet.largestUndimmedDetent != nil, sheet.modality == .modal {
      names.append(("largestUndimmedDetent", "a modal sheet dims its parent at every detent"))
    }
    if sheet.grabberVisible, sheet.isResizable == false {
      names.append(("grabber", "nobody can resize it, as its author says"))
    }
    return names
  }

  /// Why a sheet is modal although its author says that it is not (isModal(now), SM-7 and C-02).
  func unheededModality(_ sheet: Sheet) -> String? {
    guard sheet.modality != Sheet().modality else { return nil }
    if !PlatformProfile(platform).hasDetents { return "sheets are always modal there" }
    if !hasDetents { return "sheets have detents from version 15 on" }
    return sheet.largestUndimmedDetent == nil ? "it is modal at every detent without largestUndimmedDetent" : nil
  }

  /// What a sheet says of detents where the platform has none, or had none at that time.
  private func unheededDetents(_ sheet: Sheet) -> [String] {
    guard !hasDetents else { return [] }
    let usual = Sheet()
    let hasCards = PlatformProfile(platform).hasDetents
    let names: [(name: String, isSet: Bool)] = [
      ("detents", sheet.detents != usual.detents),
      ("selectedDetent", sheet.selectedDetent != nil),
      ("largestUndimmedDetent", sheet.largestUndimmedDetent != nil),
      ("grabber", sheet.grabberVisible != usual.grabberVisible),
      ("swipeToDismiss", !hasCards && sheet.swipeToDismiss != usual.swipeToDismiss),
    ]
    return names.filter(\.isSet).map(\.name)
  }
}

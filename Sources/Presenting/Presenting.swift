public import Geometry
public import Scenes
public import StageModel

/// What is presented, what waits to be, and what the app and people have made of it: windows, sheets, covers and dialogs.
///
/// Nobody else changes any of it: who presents something, moves it to another state or takes it away says so by a function
/// of this part.
@usableFromInline
package struct Presenting: Sendable {
  /// Detents that the app has given sheets since, by surface.
  @usableFromInline package internal(set) var detents: [SurfaceID: [Detent]] = [:]
  /// Sizes that people have given sheets, by surface, in points.
  @usableFromInline package internal(set) var sizes: [SurfaceID: Size] = [:]
  /// Windows that are gone and panels that are not presented, by surface.
  @usableFromInline package internal(set) var goneWindows: Set<SurfaceID> = []
  /// What lies over what among windows, and which takes the keys (SM-16).
  @usableFromInline package internal(set) var windows = WindowStack()
  /// Sheets that are on the screen, from back to front.
  @usableFromInline package internal(set) var sheets: [PresentedSheet] = []
  /// Popovers, full screens, menus and their likes, from back to front.
  @usableFromInline package internal(set) var covers: [PresentedCover] = []
  /// Windows whose running task waits because something modal lies over them, in order.
  @usableFromInline package internal(set) var suspended: [SurfaceID] = []
  /// Sheets that have closed in favour of another one and wait for their return (SM-5), the next to return last.
  @usableFromInline package internal(set) var waiting: [PresentedSheet] = []
  /// The action sheets and alerts above them, in the order in which they came: on macOS one for each window or one for
  /// the whole app, elsewhere one at most.
  @usableFromInline package internal(set) var dialogs: [PresentedDialog] = []
  /// Presentations that wait for their turn.
  @usableFromInline package internal(set) var requests: [PresentationRequest] = []

  /// Nothing is presented, and no window is gone.
  package init() {}

  // MARK: Where something is

  /// Where the sheet on a surface stands among those presented.
  @inlinable package func sheetIndex(_ surface: SurfaceID) -> Int? {
    // By place: a sheet is large, and a loop over the sheets copies each.
    for index in sheets.indices where sheets[index].surface == surface { return index }
    return nil
  }

  /// Where the cover on a surface stands among those presented.
  @inlinable package func coverIndex(_ surface: SurfaceID) -> Int? {
    for index in covers.indices where covers[index].surface == surface { return index }
    return nil
  }

  /// Where the dialog on a surface stands among those presented.
  @inlinable package func dialogIndex(_ surface: SurfaceID) -> Int? {
    for index in dialogs.indices where dialogs[index].surface == surface { return index }
    return nil
  }

  /// Where the sheet on a surface stands among those that wait; the one that comes back first, where there are several.
  @inlinable package func waitingIndex(_ surface: SurfaceID) -> Int? { waiting.lastIndex { $0.surface == surface } }

  // MARK: What the app and people make of sheets

  /// The app gives a sheet other detents.
  package mutating func give(_ surface: SurfaceID, detents: [Detent]) { self.detents[surface] = detents }

  /// People give a sheet another size, in points.
  package mutating func resize(_ surface: SurfaceID, to size: Size) { sizes[surface] = size }
}

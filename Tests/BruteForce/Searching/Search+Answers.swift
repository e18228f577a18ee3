package import Accessibility

/// What a search has found, for those who ask for one thing.
extension Search {
  /// A script after which a presentation is on the screen; nil where none was found.
  package func script(presenting id: String) -> String? { script(sightings.presented[id]) }

  /// A script that ends with a tap that does something to a node; nil where none was found.
  package func script(tapping node: NodeID) -> String? { script(sightings.touched[node]) }

  private func script(_ sight: Sightings.Sight?) -> String? {
    sight.map { Witness(doings: way(to: $0)).script }
  }
}

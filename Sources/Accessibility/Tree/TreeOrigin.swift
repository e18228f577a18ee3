/// What is known of a tree as a whole beyond its nodes.
struct TreeOrigin: Hashable, Sendable {
  var scale: Double?
  var rotation: Int?
  var orientations: [ScreenOrientation] = []
  var application: String?
  var provenance: Provenance?
}

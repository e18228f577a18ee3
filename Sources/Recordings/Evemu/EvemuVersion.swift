/// A version of evemu's format that can be written.
public enum EvemuVersion: String, CaseIterable, Hashable, Sendable {
  /// Axes without resolution.
  case v1_0 = "1.0"
  /// Axes with resolution.
  case v1_1 = "1.1"
  /// Comments behind the data of a line.
  case v1_2 = "1.2"
  /// Lights and switches that are on.
  case v1_3 = "1.3"

  /// The version that the original tools write today.
  public static let newest = Self.v1_3

  var hasResolution: Bool { self != .v1_0 }
  var hasLineComments: Bool { self == .v1_2 || self == .v1_3 }
  var hasState: Bool { self == .v1_3 }
}

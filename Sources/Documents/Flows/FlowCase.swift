public import Accessibility
public import Harness
public import Scenes

/// One case of a flow, with everything that it takes to run it by itself.
public struct FlowCase: Sendable {
  /// Its name, such as `mail.flow.yaml [language=ko, screen=852x393]`.
  public var name: String
  /// The name of its flow.
  public var flow: String
  /// What its flow is called whatever else there is: where two have one name, only that tells them apart.
  public var ownName: String
  /// The path of what is driven, or `example:NAME`.
  public var target: String
  /// What is driven.
  public var interface: Interface
  /// The files that were read for it.
  public var files: [String]
  /// What is probably a mistake in the flow or in what it drives.
  public var warnings: [String]
  /// What is done to it and expected of it.
  public var play: FlowPlay

  /// What a flow can drive.
  public enum Interface: Sendable {
    case scene(Scene)
    case tree(AccessibilityTree)
  }
}

/// The static rules: what can be said of a tree without driving the interface.
///
/// To add one, write its file in `Rules/` and name it here; the dynamic rules stand in `Explorer/DynamicRules.swift`.
public enum StaticRules {
  /// Every static rule, by id.
  public static let all: [any StaticRule] = [
    ActionSheetModal(), CardTooEarly(), ConfirmingAlertChoices(), CurrentContextInHost(), DetentsElsewhere(),
    DialogButtonInDialog(), DialogButtonStyle(), EditedFieldInSight(), FullScreenCoversScreen(), GrabberUncovered(),
    ImmersiveFullScreen(), InlineControlShowsBar(), NameMissing(), OneSheetAtATime(), PanelForRepeatedInput(),
    ScrollBarThickness(), ScrollIndicatorTranslucent(), SheetLeavesParentVisible(), UIKitActionSheet(),
    VisionActionSheet(), VisionIndicatorThickness(), WatchSheetFullScreen(), WatchSheetSeeThrough(),
    WatchSheetToolbar(),
  ]
}

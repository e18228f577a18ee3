package import Scenes

/// Every invariant, one for each file beside this one.
package enum Invariants {
  /// Those that bear on a scene.
  package static func all(for scene: Scene) -> [any Invariant] {
    [
      TransitionsInTurn(scene), ChangesAreKept(scene), ModalCovers(scene), SheetsRestAtDetents(scene), WaysOut(scene),
      OneSheetAtATime(scene), FocusFollows(scene), ScrollsAsAsked(scene), QuestionsHaveReasons(scene),
      MovesWithTheHand(scene), TreeIsAsWritten(scene), EffectsHappen(scene), StaysInSight(scene),
      DragsHaveOwners(scene), GrabberCycles(scene), CrownLeads(scene), AnswersDecide(scene), ScrollsNoFurther(scene),
      ParentsAsWritten(scene), SheetsLieAtWindows(scene),
    ]
  }
}

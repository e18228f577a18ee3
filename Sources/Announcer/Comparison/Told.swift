/// What is told of what nodes are and of their states, whatever the words.
struct Told: Equatable {
  var roles: Set<Wording> = []
  var states: Set<Wording> = []

  var isEmpty: Bool { roles.isEmpty && states.isEmpty }

  init(_ speeches: [Speech] = []) {
    for speech in speeches {
      roles.formUnion(speech.toldRoles)
      states.formUnion(speech.toldStates)
    }
  }

  /// Whether all of something else is told as well.
  func covers(_ other: Self) -> Bool { roles.isSuperset(of: other.roles) && states.isSuperset(of: other.states) }
}

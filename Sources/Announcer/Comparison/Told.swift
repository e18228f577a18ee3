/// What is told of what nodes are and of their states, whatever the words.
struct Told: Equatable {
  var roles: Set<ToldRole> = []
  var states: Set<Wording> = []

  var isEmpty: Bool { roles.isEmpty && states.isEmpty }

  init(_ speeches: [Speech], _ words: RoleWords) {
    for speech in speeches {
      roles.formUnion(speech.toldRoles(words))
      states.formUnion(speech.toldStates)
    }
  }

  /// Whether all of something else is told as well.
  func covers(_ other: Self) -> Bool { roles.isSuperset(of: other.roles) && states.isSuperset(of: other.states) }
}

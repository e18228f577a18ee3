public import Guidelines

/// What `detent guidelines` can describe: a statement, or something of the specification that has a code.
public enum GuidelineTopic: Hashable, Sendable {
  case statement(Keeping)
  case entry(SpecificationEntry)
}

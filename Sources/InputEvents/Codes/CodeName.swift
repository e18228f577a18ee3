/// One row of a generated table: a number and the kernel's name for it.
struct CodeName: Sendable {
  let number: UInt16
  let name: StaticString

  init(_ number: UInt16, _ name: StaticString) {
    self.number = number
    self.name = name
  }
}

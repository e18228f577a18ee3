/// A large value in one word, so that an optional one costs no more where there is none.
///
/// Most rules ask of every node for something that hardly any is; a nil of a kilobyte is cleared and moved each time.
final class Boxed<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

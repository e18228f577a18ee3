import Testing

@testable import KernelInput

@Suite("SHA-256")
struct SHA256Tests {
  /// Examples of FIPS 180-4, and of NIST's test vectors for short messages.
  static let vectors: [(message: [UInt8], hash: String)] = [
    ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ([0xD3], "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      Array(
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
          .utf8),
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      Array(repeating: UInt8(ascii: "a"), count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test("hashes as FIPS 180-4 says", arguments: vectors.indices)
  func vector(index: Int) {
    let hash = SHA256.hash(Self.vectors[index].message)
    #expect(hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == Self.vectors[index].hash)
  }

  @Test("a message may end anywhere in a block: 55, 56 and 64 bytes are filled up differently")
  func ends() {
    let lengths = [
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ]
    for (length, expected) in lengths {
      let hash = SHA256.hash(Array(repeating: UInt8(ascii: "a"), count: length))
      #expect(hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected, "\(length)")
    }
  }
}

import InputEvents
import Testing

@testable import KernelInput

@Suite("Masking which hardware it was")
struct IdentityMaskTests {
  @Test(
    "hashes as FIPS 180-4 says",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sha256(text: String, expected: String) {
    let hash = SHA256.hash(Array(text.utf8))
    #expect(hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
  }

  @Test("gives one device one hash in a recording, and another one in another recording")
  func salted() {
    var device = LabDevices.keyboard
    device.physicalPath = "usb-0000:00:14.0-1/input0"
    device.uniqueID = ""
    let mask = IdentityMask(salt: "a")
    #expect(mask.masked(device) == mask.masked(device))
    #expect(mask.masked(device).physicalPath != IdentityMask(salt: "b").masked(device).physicalPath)
    #expect(mask.masked(device).physicalPath?.contains("usb") == false)
    #expect(mask.masked(device).uniqueID == "", "what is empty stays empty")
    #expect(mask.masked(LabDevices.phone).physicalPath == nil)
  }

  @Test("takes a new salt each time")
  func salts() { #expect(IdentityMask.random().salt != IdentityMask.random().salt) }
}

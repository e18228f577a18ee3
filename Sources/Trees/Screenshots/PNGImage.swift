public import Documents

/// A picture of a screen, read from PNG (ISO 15948): all colour types, 8 and 16 bits a part, not interlaced.
public struct PNGImage: Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// Red, green and blue of each pixel, row by row; what is transparent stands on white.
  private let pixels: [UInt8]

  /// The picture as a file without anything that does not make it what it looks like: no time, place or program of its
  /// making, and nothing behind its end.
  public let plainFile: [UInt8]

  /// Greatest number of pixels: a screen of 8K and a half.
  private static let greatest = 50_000_000
  /// Greatest size of a file, in bytes.
  public static let limits: DocumentLimits = {
    var limits = DocumentLimits()
    limits.bytes = 256 << 20
    return limits
  }()

  /// Reads a file.
  ///
  /// - Throws: That it is no such picture, or which of its parts is not sound.
  public init(_ bytes: [UInt8], file: String) throws(DocumentErrors) {
    do throws(DocumentError) {
      try self.init(chunks: bytes, file: file)
    } catch {
      throw DocumentErrors(error)
    }
  }

  private init(chunks bytes: [UInt8], file: String) throws(DocumentError) {
    func fail(_ message: String, _ hint: String? = nil) -> DocumentError {
      DocumentError(file: file, message, expected: "a screenshot as PNG", hint: hint)
    }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw fail("this is no PNG") }
    var (header, palette, transparency, data) = (Header?.none, [UInt8](), [UInt8](), [UInt8]())
    var position = 8
    var plain = Array(bytes.prefix(8))
    while position + 12 <= bytes.count {
      let length = Self.number(bytes, at: position)
      let kind = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      let start = position + 8
      guard length >= 0, start + length + 4 <= bytes.count else { throw fail("the picture is cut off") }
      let content = bytes[start..<start + length]
      switch kind {
      case "IHDR": header = Header(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": data += content
      default: break
      }
      if ["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "IDAT", "IEND"].contains(kind) {
        plain += bytes[position..<start + length + 4]
      }
      if kind == "IEND" { break }
      position = start + length + 4
    }
    guard let header else { throw fail("the picture does not say how large it is") }
    guard header.isSupported else {
      throw fail("such a picture is not read", "save it without interlacing, with 8 bits a channel")
    }
    guard header.width * header.height <= Self.greatest else { throw fail("the picture is larger than any screen") }
    let size = header.height * (header.rowBytes + 1)
    guard let rows = Inflate.unpack(data[...], limit: size), rows.count == size else {
      throw fail("the pixels cannot be unpacked", "was the file cut off?")
    }
    (width, height) = (header.width, header.height)
    plainFile = plain
    pixels = try Self.colors(Self.unfilter(rows, header, fail), header, palette, transparency, fail)
  }

  /// What the first chunk says.
  private struct Header {
    var width, height, depth, type, interlace: Int

    init?(_ bytes: [UInt8]) {
      guard bytes.count == 13 else { return nil }
      width = PNGImage.number(bytes, at: 0)
      height = PNGImage.number(bytes, at: 4)
      (depth, type, interlace) = (Int(bytes[8]), Int(bytes[9]), Int(bytes[12]))
    }

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0 }
    var pixelBytes: Int { channels * depth / 8 }
    var rowBytes: Int { width * pixelBytes }
    var isSupported: Bool {
      (1...100_000).contains(width) && (1...100_000).contains(height) && channels > 0 && interlace == 0
        && (depth == 8 || depth == 16 && type != 3)
    }
  }

  private static func number(_ bytes: [UInt8], at position: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[position + $1]) }
  }

  /// Takes the filters off the rows.
  private static func unfilter(
    _ rows: [UInt8], _ header: Header, _ fail: (String, String?) -> DocumentError
  ) throws(DocumentError) -> [UInt8] {
    let (stride, step) = (header.rowBytes, header.pixelBytes)
    var result = [UInt8](repeating: 0, count: stride * header.height)
    for row in 0..<header.height {
      let (source, target) = (row * (stride + 1) + 1, row * stride)
      let filter = rows[source - 1]
      guard filter <= 4 else { throw fail("a row of the picture is not sound", nil) }
      for index in 0..<stride {
        let left = index >= step ? Int(result[target + index - step]) : 0
        let above = row > 0 ? Int(result[target - stride + index]) : 0
        let corner = row > 0 && index >= step ? Int(result[target - stride + index - step]) : 0
        let guess =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          case 4: paeth(left, above, corner)
          default: 0
          }
        result[target + index] = rows[source + index] &+ UInt8(truncatingIfNeeded: guess)
      }
    }
    return result
  }

  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let guess = left + above - corner
    let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? above : corner
  }

  /// Red, green and blue of each pixel.
  private static func colors(
    _ data: [UInt8], _ header: Header, _ palette: [UInt8], _ transparency: [UInt8],
    _ fail: (String, String?) -> DocumentError
  ) throws(DocumentError) -> [UInt8] {
    let (step, part) = (header.pixelBytes, header.depth / 8)
    var result: [UInt8] = []
    result.reserveCapacity(header.width * header.height * 3)
    for pixel in Swift.stride(from: 0, to: data.count, by: step) {
      let first = data[pixel]
      var (green, blue) = (first, first)
      var red = first
      var alpha: UInt8 = 255
      switch header.type {
      case 2, 6:
        (green, blue) = (data[pixel + part], data[pixel + 2 * part])
        if header.type == 6 { alpha = data[pixel + 3 * part] }
      case 4: alpha = data[pixel + part]
      case 3:
        let entry = Int(first) * 3
        guard entry + 2 < palette.count else { throw fail("a colour of the picture is not in its palette", nil) }
        if transparency.indices.contains(Int(first)) { alpha = transparency[Int(first)] }
        (red, green, blue) = (palette[entry], palette[entry + 1], palette[entry + 2])
      default: break
      }
      result.append(onWhite(red, alpha))
      result.append(onWhite(green, alpha))
      result.append(onWhite(blue, alpha))
    }
    return result
  }

  /// A part of a colour as it looks on white.
  private static func onWhite(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    let opaque = Int(alpha)
    let sum: Int = Int(value) * opaque + 255 * (255 - opaque)
    return UInt8((sum + 127) / 255)
  }

  /// Red, green and blue of a pixel, 0…255 each.
  func color(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
    let place = (y * width + x) * 3
    return (Int(pixels[place]), Int(pixels[place + 1]), Int(pixels[place + 2]))
  }
}

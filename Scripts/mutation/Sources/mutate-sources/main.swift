import Foundation
import Mutation

// The first argument is the package's root; the script beside this package gives it.
do {
  let options = try Options(CommandLine.arguments.dropFirst(2))
  print(try Campaign(root: CommandLine.arguments[1], options: options).run())
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

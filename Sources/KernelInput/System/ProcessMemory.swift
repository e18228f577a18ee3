internal import CLinux

/// The memory that the C library keeps for the process.
public enum ProcessMemory {
  /// Gives free blocks of at least so many bytes back to the system at once.
  ///
  /// Without that, glibc comes to keep blocks of up to 32 MiB for later, as it meets them (mallopt(3), `M_MMAP_THRESHOLD`).
  public static func returnsBlocks(of bytes: Int32) { _ = detent_return_blocks(bytes) }
}

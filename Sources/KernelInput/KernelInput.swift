#if KernelInput
  internal import CLibevdev
#endif

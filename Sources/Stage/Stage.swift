public import Harness

public import Yams

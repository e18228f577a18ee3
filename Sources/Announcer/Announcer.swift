public import Accessibility

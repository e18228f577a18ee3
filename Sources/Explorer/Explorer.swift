public import Audit

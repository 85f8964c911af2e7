from rattery.core.game import Reason
def why_not(box, s, move): return Reason("why-not-asked")

public import InputEvents

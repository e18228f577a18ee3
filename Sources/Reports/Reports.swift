public import Explorer

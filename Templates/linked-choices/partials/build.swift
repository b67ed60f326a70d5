// The key is the name of the parameter; other parameters keep the default row of their type.
guard {{class}}Choices(parameter: key) != nil else { return nil }
return {{row}}(key).onRowEvent(eventCallback)

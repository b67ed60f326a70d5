return {{row}}(key).onRowEvent(eventCallback)

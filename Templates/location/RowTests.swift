import CoreLocation
{{>rowTests}}

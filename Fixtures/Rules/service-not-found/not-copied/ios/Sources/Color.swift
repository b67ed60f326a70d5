import UIKit

let start = UIColor.white

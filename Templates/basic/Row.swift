import Eureka
import QMobileUI
import UIKit

{{>service}}

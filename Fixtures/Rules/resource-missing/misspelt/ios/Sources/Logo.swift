import UIKit

let email2Logo = UIImage(named: "email_Logo")
let email2Countries = Bundle.main.url(forResource: "contries", withExtension: "json")

import Eureka
import UIKit

public class PickCell: Cell<String>, CellType {
    @IBOutlet weak var thumbnail: UIImageView!

    @IBAction func imageClicked(_ sender: Any) {
        row.didSelect()
    }
}

public final class PickRow: Row<PickCell>, RowType {
    public required init(tag: String?) {
        super.init(tag: tag)
        cellProvider = CellProvider<PickCell>(nibName: "PickCell", bundle: Bundle.main)
    }
}

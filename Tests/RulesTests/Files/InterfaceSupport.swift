/// A correct control with a cell in a nib, in which tests replace parts.
enum InterfaceSample {
    static let cell = "ios/Sources/PickCell.swift"
    static let nib = "ios/Sources/PickCell.xib"

    static func with(_ replacements: (String, String)..., more: [String: String] = [:]) -> RowServiceSample {
        var files = [
            cell: """
            import Eureka
            import UIKit

            public class PickCell: Cell<String>, CellType {
                @IBOutlet weak var thumbnail: UIImageView!
                @IBOutlet var caption: UILabel?
                var total = 0

                @IBAction func imageClicked(_ sender: Any) { thumbnail.isHidden = true }
                @IBAction func close() {}
                func helper(_ sender: Any) {}
            }

            """,
            nib: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <tableViewCell id="a" customClass="PickCell" customModule="Demo" customModuleProvider="target">
                        <subviews>
                            <imageView id="b"/>
                            <button id="c">
                                <connections>
                                    <action selector="imageClicked:" destination="a" eventType="touchUpInside" id="d"/>
                                    <action selector="close" destination="a" eventType="touchUpInside" id="e"/>
                                    <action selector="anything:" destination="-2" id="f"/>
                                </connections>
                            </button>
                        </subviews>
                        <connections>
                            <outlet property="thumbnail" destination="b" id="g"/>
                            <outlet property="accessoryView" destination="b" id="h"/>
                        </connections>
                    </tableViewCell>
                </objects>
            </document>

            """,
        ]
        for (old, new) in replacements { files = files.mapValues { $0.replacing(old, with: new) } }
        return RowServiceSample().with(files.merging(more) { _, file in file })
    }
}

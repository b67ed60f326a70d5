/// What nibs and storyboards may connect with classes of UIKit and Eureka without a declaration in the control.
enum KnownOutlets {
    /// The classes of which all that can be connected is in the tables below.
    ///
    /// Source: the interfaces of UIKit, and Eureka 5.
    static let classes: Set<String> = Set(
        """
        NSObject UIResponder UIView UIControl UIButton UILabel UIImageView UITextField UITextView UISwitch UISlider UIStepper \
        UISegmentedControl UIPageControl UIStackView UIScrollView UITableView UICollectionView UITableViewCell \
        UICollectionViewCell UICollectionReusableView UITableViewHeaderFooterView UIViewController UITableViewController \
        UICollectionViewController UINavigationController UITabBarController UIPageViewController UIVisualEffectView \
        UIPickerView UIDatePicker UISearchBar UIToolbar UINavigationBar UITapGestureRecognizer \
        Cell BaseCell FormViewController
        """.split(separator: " ").map(String.init))

    /// Source: the interfaces of these classes.
    static let properties: Set<String> = Set(
        """
        view delegate dataSource textLabel detailTextLabel imageView accessoryView editingAccessoryView backgroundView \
        selectedBackgroundView multipleSelectionBackgroundView contentView tableView collectionView tableHeaderView \
        tableFooterView searchDisplayController searchController titleView inputView inputAccessoryView refreshControl \
        gestureRecognizers leftView rightView titleLabel prefetchDataSource dragDelegate dropDelegate \
        leftBarButtonItem rightBarButtonItem leftBarButtonItems rightBarButtonItems toolbarItems navigationItem \
        tabBarItem backBarButtonItem customView searchResultsDataSource searchResultsDelegate searchContentsController \
        effectView maskView mask layoutMarginsGuide collectionViewLayout navigationBar toolbar tabBar viewControllers \
        transitioningDelegate textInputContextIdentifier nextResponder accessibilityElements automationElements \
        preferredFocusEnvironments popoverPresentationController formTableView animateScroll form row baseRow \
        navigationOptions navigationAccessoryView
        """.split(separator: " ").map(String.init))

    /// Source: UIResponderStandardEditActions, UIView, UIScrollView, UIControl and UIViewController.
    static let actions: Set<String> = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing:", "cut:", "copy:", "paste:", "select:",
        "selectAll:",
        "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "removeFromSuperview", "reloadData",
        "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "increaseSize:", "decreaseSize:", "beginRefreshing",
        "endRefreshing", "print:", "validateCommand:", "startAnimating", "stopAnimating", "sizeToFit",
    ]
}

@implementation Mail
@end

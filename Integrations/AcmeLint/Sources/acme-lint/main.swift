import AcmeRules
import FioriLint

TeamLinter(rules: [spelledOutTitles, uniqueTitles], formats: [OutlineFormat()]).run()

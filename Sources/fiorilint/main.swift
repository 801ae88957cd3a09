import FioriLintCLI

FioriLint.run()

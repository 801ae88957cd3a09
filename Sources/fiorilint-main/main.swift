import FioriLintCLI

FioriLintCommand.run()

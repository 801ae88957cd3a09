import FioriLintCLI
import LanguageServer

FioriLintCommand.run(serve: LanguageServer.serve)

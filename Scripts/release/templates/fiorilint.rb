# Into a tap: Homebrew takes no formula from elsewhere.
#   brew tap-new NAME/tap && cp fiorilint.rb "$(brew --repository NAME/tap)/Formula/" && brew install NAME/tap/fiorilint
class Fiorilint < Formula
  desc "Checks descriptions of mobile screens against the SAP Fiori and Apple guidelines"
  homepage "@HOME@"
  version "@VERSION@"
  license "Apache-2.0"

  on_linux do
@FORMULA@
  end

  on_macos do
    url "@HOME@.git", tag: "v@VERSION@"
    depends_on "pkgconf" => :build
    depends_on xcode: ["26.4", :build]
    depends_on "libxml2"
    depends_on "libyaml"
  end

  def install
    if OS.mac?
      # Homebrew builds in a sandbox, in which SwiftPM cannot open another one.
      ENV["FIORILINT_SWIFT_OPTIONS"] = "--disable-sandbox"
      system "bash", "Scripts/build/build", "release"
      bin.install ".build/release/fiorilint"
      man1.install "Integrations/man/fiorilint.1"
      generate_completions_from_executable(bin/"fiorilint", "--generate-completion-script")
    else
      bin.install "bin/fiorilint"
      share.install Dir["share/*"]
    end
  end

  test do
    (testpath/"screen.json").write '{"type": "screen", "platform": "ios", "content": []}'
    system bin/"fiorilint", "check", "screen.json"
    assert_equal version.to_s, shell_output("#{bin}/fiorilint --version").strip
  end
end

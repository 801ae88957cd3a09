import Foundation

/// A headless Chromium that tests drive through the DevTools protocol.
///
/// The protocol runs over two named pipes, so that no port of the machine is opened.
package final class Browser {
  /// Why the browser did not do what was asked.
  package struct Failure: Error, CustomStringConvertible {
    /// What was asked, and what came instead.
    package var description: String
  }

  /// The browser of this machine: `$FIORILINT_BROWSER`, else the first of the usual names on the path; `nil` where there is none.
  package static let executable: String? = {
    let environment = ProcessInfo.processInfo.environment
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let usual = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    let given = [environment["FIORILINT_BROWSER"] ?? ""]
    return (given + usual + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"])
      .first { !$0.isEmpty && FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// axe-core's script, which `Scripts/python/install` installs; `nil` where it did not.
  package static let axe: URL? = {
    let given = ProcessInfo.processInfo.environment["FIORILINT_CONSUMERS"] ?? ""
    let programs = given.isEmpty ? Repository.url(".build/consumers/bin") : URL(filePath: given)
    let libraries = programs.deletingLastPathComponent().appending(path: "lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
    return versions.sorted().map { libraries.appending(path: "\($0)/site-packages/axe_core_python/axe.min.js") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// How long an answer may take, in milliseconds: much longer than it ever does.
  private static let patience: Int32 = 120_000

  /// What the browser sent without being asked: the protocol's events.
  package private(set) var events: [(method: String, parameters: [String: Any])] = []
  private let folder: TemporaryFolder
  private let process = Process()
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  private var lastCall = 0
  private var page: (target: String?, session: String?)

  /// One process for all tests, which have to run one after the other: a start takes longer than most of them.
  nonisolated(unsafe) private static let running = Result<Browser, any Error> { try Browser() }

  /// The browser, with a new page: nothing that was set for another one holds.
  package static func withNewPage() throws -> Browser {
    let browser = try running.get()
    if browser.page.target == nil { atexit { try? Browser.running.get().quit() } }
    try browser.openPage()
    return browser
  }

  /// Starts a browser without any page.
  private init() throws {
    guard let executable = Self.executable else { throw Failure(description: "no browser") }
    folder = try TemporaryFolder()
    let (commands, answers) = (folder.path("commands"), folder.path("answers"))
    guard mkfifo(commands, 0o600) == 0, mkfifo(answers, 0o600) == 0 else { throw Failure(description: "no pipes") }
    // Opened for both, neither end waits for the other.
    input = open(commands, O_RDWR)
    output = open(answers, O_RDWR)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"commands=$1 answers=$2; shift 2; exec "$@" 3<"$commands" 4>"$answers""#, "sh", commands, answers,
      executable, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(folder.path("profile"))",
      "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--force-color-profile=srgb", "--font-render-hinting=none",
    ]
    // Chromium's own sandbox refuses to work for root, which is who runs a container.
    if getuid() == 0 { process.arguments?.append("--no-sandbox") }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  private func openPage() throws {
    let last = page.target
    page = (nil, nil)
    if let last { try call("Target.closeTarget", ["targetId": last]) }
    events.removeAll()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    let session =
      try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"] as? String
    page = (target, session)
    for domain in ["Page", "Log", "Network", "Runtime", "Accessibility"] { try call("\(domain).enable") }
  }

  private func quit() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  // MARK: The protocol

  /// Calls a method of the protocol.
  ///
  /// - Returns: its result.
  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastCall += 1
    var message: [String: Any] = ["id": lastCall, "method": method, "params": parameters]
    if let session = page.session { message["sessionId"] = session }
    var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "\(method): the browser does not listen") }
      bytes.removeFirst(count)
    }
    while true {
      let answer = try receive(method)
      if answer["id"] as? Int == lastCall {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
    }
  }

  /// Waits until the browser sends something.
  package func wait(for event: String) throws {
    while !events.contains(where: { $0.method == event }) { _ = try receive(event) }
  }

  private func receive(_ reason: String) throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let data = Data(received[..<end])
        received.removeSubrange(...end)
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        if let method = message["method"] as? String {
          events.append((method, message["params"] as? [String: Any] ?? [:]))
        }
        return message
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0 else {
        throw Failure(description: "\(reason): the browser says nothing")
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { throw Failure(description: "\(reason): the browser is gone") }
      received += buffer[..<count]
    }
  }

  // MARK: Pages

  /// How a page is shown.
  package func show(width: Int, height: Int = 900, isDark: Bool = false) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  /// Opens a page and waits until it is there.
  package func visit(_ url: URL) throws {
    events.removeAll()
    let answer = try call("Page.navigate", ["url": url.absoluteString])
    if let error = answer["errorText"] { throw Failure(description: "\(url): \(error)") }
    // Within a page nothing is loaded.
    guard answer["loaderId"] != nil else { return }
    try wait(for: "Page.loadEventFired")
  }

  /// The value of a JavaScript expression, as JSON has it.
  package func evaluate(_ expression: String) throws -> Any? {
    let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The picture of what is shown, or of a part of the page, as a PNG file.
  package func screenshot(ofPage part: (x: Int, y: Int, width: Int, height: Int)? = nil) throws -> Data {
    var parameters: [String: Any] = ["format": "png", "captureBeyondViewport": part != nil]
    if let part {
      parameters["clip"] = ["x": part.x, "y": part.y, "width": part.width, "height": part.height, "scale": 1]
    }
    let text = try call("Page.captureScreenshot", parameters)["data"] as? String
    guard let data = text.flatMap({ Data(base64Encoded: $0) }) else { throw Failure(description: "no picture") }
    return data
  }

  /// What assistive technology gets: role and name of every node that it sees.
  package func accessibilityTree() throws -> [(role: String, name: String)] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.compactMap { node in
      guard node["ignored"] as? Bool != true, let role = (node["role"] as? [String: Any])?["value"] as? String else {
        return nil
      }
      return (role, (node["name"] as? [String: Any])?["value"] as? String ?? "")
    }
  }
}

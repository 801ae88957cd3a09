import Screens
import Testing

/// Rules in JavaScript that handle a tap: read, and never run.
@Suite struct MDKRuleTests {
  private func files(_ script: String) -> [String: String] {
    func navigation(_ page: String, _ modal: Bool) -> String {
      #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/\#(page).page", "ModalPage": \#(modal)}"#
    }
    return [
      "Pages/List.page": page(#"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "{A}"}}"#),
      "Pages/Detail.page": page(
        #"{"_Type": "Section.Type.KeyValue", "KeyAndValues": [{"KeyName": "A", "Value": "{A}"}]}"#),
      "Actions/List.action": navigation("List", false), "Actions/Detail.action": navigation("Detail", false),
      "Actions/Modal.action": navigation("Detail", true),
      "Actions/Toast.action": #"{"_Type": "Action.Type.ToastMessage", "Message": "x"}"#,
      "Actions/Document.action": #"{"_Type": "Action.Type.OpenDocument", "Path": "x"}"#,
      "Rules/Tap.js": script,
    ]
  }

  private func tap(_ script: String, press: String = #""/App/Rules/Tap.js""#) throws -> String {
    let files = files(script).merging(["Pages/Main.page": objectCellPage(#""OnPress": \#(press)"#)]) { $1 }
    return try MDKProject(files).read("Pages/Main.page").line("tap")
  }

  private static let detail = "tap opens=detail transition=push"

  @Test(arguments: [
    "export default function Tap(context) { return context.executeAction('/App/Actions/Detail.action'); }",
    #"export default function Tap(clientAPI) { return clientAPI.executeAction("/App/Actions/Detail.action") }"#,
    "export default async function Tap(context) {\n  await context.getPageProxy().executeAction(`/App/Actions/Detail.action`)\n}",
    "export default (context) => context.executeAction('/App/Actions/Detail.action');",
    "export default function Tap(c) { return c.executeAction({'Name': '/App/Actions/Detail.action'}); }",
    """
    // context.executeAction('/App/Actions/Modal.action')
    /* return '/App/Actions/Modal.action' */
    export default function Tap(context) {
      const id = `x${context.binding.Id}`; let half = 4 / 2; let it = /['"]\\/[/]/.test(id);
      if (it) { context.setActionBinding(context.binding); }
      return context.executeAction('/App/Actions/Detail.action').then((result) => { return result.data; });
    }
    """,
    """
    import lib from './Lib';
    export default function Tap(context) {
      return lib.prepare(context).then(() => { return context.executeAction('/App/Actions/Detail.action'); });
    }
    """,
    """
    export default async function OpenDetail(context) {
      const openIt = async (binding) => { await context.executeAction('/App/Actions/Detail.action'); };
      function show(text) { context.setActionBarItemVisible(0, true); return String(text); }
      context.showActivityIndicator(show(''));
      return openIt(context.getActionBinding());
    }
    """,
    "export default function Tap() { return '/App/Actions/Detail.action'; }",
    "export default function Tap() {\n  return \"/App/Actions/Detail.action\"\n}\n",
    "export default () => '/App/Actions/Detail.action';",
    "export default function Tap(c) { if (c.x) { return; } return '/App/Actions/Detail.action'; }",
    """
    export default function Tap(c) {
      return c.executeAction({Name: '/App/Actions/List.action', Properties: {PageToOpen: '/App/Pages/Detail.page'}});
    }
    """,
  ])
  func oneActionDecides(_ script: String) throws {
    #expect(try tap(script) == Self.detail)
  }

  @Test(arguments: [
    ("executeAction('/App/Actions/Detail.action')", "executeAction('/App/Actions/List.action')", "tap transition=push"),
    (
      "executeAction('/App/Actions/Detail.action')", "executeAction('/App/Actions/Detail.action')",
      "tap opens=detail transition=push"
    ),
    (
      "executeAction('/App/Actions/Detail.action')", "executeAction('/App/Actions/Modal.action')",
      "tap opens=detail transition=?"
    ),
    ("executeAction('/App/Actions/Detail.action')", "executeAction('/App/Actions/Toast.action')", "tap"),
    ("executeAction('/App/Actions/Detail.action')", "executeAction('/App/Actions/None.action')", "tap"),
  ])
  func severalActionsDecideWhatTheyHaveInCommon(_ one: String, _ other: String, _ expected: String) throws {
    #expect(try tap("export default function (c) { return c.x ? c.\(one) : c.\(other); }") == expected)
  }

  @Test(arguments: [
    "export default function Tap(c) { return c.x ? '/App/Actions/Detail.action' : '/App/Actions/Modal.action'; }",
    "export default function Tap(c) { if (c.x) { return '/App/Actions/Detail.action'; } return '/App/Actions/List.action'; }",
    "export default function Tap(c) { if (c.x) { return '/App/Actions/Detail.action'; } return c.y; }",
    "export default function Tap(c) { return '/App/Actions/' + c.x + '.action'; }",
    "export default function Tap(c) { return c.executeAction('/App/Actions/' + c.x); }",
    "export default function Tap(c) { return c.executeAction(`/App/Actions/${c.x}.action`); }",
    "export default function Tap(c) { let a = '/App/Actions/Detail.action'; return c.executeAction(a); }",
    "export default function Tap(c) { return c.executeAction(c.x ? '/App/Actions/Detail.action' : 'y'); }",
    "export default function Tap(c) { return c.executeAction({...c.x, Name: '/App/Actions/Detail.action'}); }",
    "export default function Tap(c) { return c.executeAction({Name: c.x}); }",
    "import nav from './Nav'; export default function Tap(c) { return nav(c, '/App/Actions/Detail.action'); }",
    "import nav from './Nav'; export default function Tap(c) { if (c.x) { return c.executeAction('/App/Actions/Detail.action'); } return nav(c); }",
    "import Lib from './Lib'; export default function Tap(c) { if (c.x) { return Lib.openList(c); } return c.executeAction('/App/Actions/Detail.action'); }",
    "export default function Tap(c) { if (c.x) { c.nativescript.utilsModule.openUrl(c.x); } return c.executeAction('/App/Actions/Detail.action'); }",
    "const f = require('./F'); export default function Tap(c) { if (c.x) { f(c); return; } c.executeAction('/App/Actions/Detail.action'); }",
    "export default async function Tap(c) { if (c.x) { const m = await import('./F'); m.default(c); } else { c.executeAction('/App/Actions/Detail.action'); } }",
    "export default function Tap(c) { if (c.x) { navigateTo(c); } c.executeAction('/App/Actions/Detail.action'); }",
    "export default function Tap(c) { if (c.x) { return other(c); } return c.executeAction('/App/Actions/Detail.action'); }",
    "export default async function Tap(c, f) { if (c.x) { return await f(c); } c.executeAction('/App/Actions/Detail.action'); }",
    "import go from './Go'; export default function Tap(c) { return c.x ? c.executeAction('/App/Actions/Modal.action') : go(c); }",
    "import go from './Go'; export default function Tap(c) { if (c.x) { c.executeAction('/App/Actions/Modal.action'); } else { go(c); } }",
    "import go from './Go'; export default function Tap(c) { const p = c.x ? go(c) : c.executeAction('/App/Actions/Modal.action'); return p; }",
    "import go from './Go'; export default function Tap(c) { return c.x ? c.executeAction('/App/Actions/Modal.action') : c.y().then(go); }",
    "import go from './Go'; export default function Tap(c) { return Promise.all([go(c), c.executeAction('/App/Actions/Modal.action')]); }",
    "import Go from './Go'; export default function Tap(c) { if (c.x) { new Go().run(c); } else { c.executeAction('/App/Actions/Modal.action'); } }",
    "import Lib from './Lib'; export default function Tap(c) { return c.x ? Lib.process(c) : c.executeAction('/App/Actions/Modal.action'); }",
    "import Lib from './Lib'; export default function Tap(c) { const go = Lib.go; return c.x ? go(c) : c.executeAction('/App/Actions/Modal.action'); }",
    "export default function Tap(c) { function later() { c.executeAction('/App/Actions/Detail.action'); } return c.y; }",
    "export default function Tap(c) { const later = (a, b) => { c.executeAction('/App/Actions/Detail.action'); }; }",
    "export function other(c) { return c.executeAction('/App/Actions/Detail.action'); }\nexport default function Tap(c) {}",
    "class A { b(c) { c.executeAction('/App/Actions/Detail.action'); } }\nexport default function Tap(c) {}",
    "export default function Tap(c) { return c.executeAction('/App/Actions/Toast.action'); }",
    "export default function Tap(c) { return c.executeAction('/App/Actions/None.action'); }",
    "export default function Tap(c) { return c.executeActionLater('/App/Actions/Detail.action'); }",
    "export default function Tap(c) { return 'no end",
    "export default function Tap(c) { return c.executeAction('/App/Actions/Detail.action'",
    "", "{}", "\u{FEFF}", "`${`${`", "executeAction", "executeAction(", "executeAction({", "/", "return", "import",
  ])
  func otherPartsAreUnknown(_ script: String) throws {
    #expect(try tap(script) == "tap")
  }

  @Test func propertiesOfAnActionAreReadInTheScript() throws {
    let call = { (properties: String) in
      "export default (c) => c.executeAction({Name: '/App/Actions/Detail.action', Properties: {\(properties)}})"
    }
    #expect(try tap(call("ModalPage: true")) == "tap opens=detail transition=modal")
    #expect(try tap(call("'ModalPage': c.isTablet(), Other: [1, {a: 2}]")) == "tap opens=detail transition=?")
    #expect(try tap(call("PageToOpen: pageOf(c)")) == "tap transition=push")
    #expect(try tap(call("...c.x")) == "tap")
  }

  @Test func aDocumentThatARuleOpensIsAPreview() throws {
    #expect(try tap("export default (c) => c.executeAction('/App/Actions/Document.action')") == "tap opens=preview")
  }

  @Test(arguments: [
    #"{"Name": "/App/Rules/Tap.js"}"#, #"{"Handler": "/App/Rules/Tap.js"}"#, #""Rules/Tap.js""#,
  ])
  func rulesAreFollowedInEverySpellingOfAHandler(_ press: String) throws {
    #expect(try tap("export default (c) => c.executeAction('/App/Actions/Detail.action')", press: press) == Self.detail)
  }

  @Test(arguments: ["/App/Rules/None.js", "/App/../Tap.js", "/Other/Rules/Tap.js", "/App/Rules/Tap.mjs"])
  func rulesThatAreNotThereAreUnknown(_ path: String) throws {
    let script = "export default (c) => c.executeAction('/App/Actions/Detail.action')"
    #expect(try tap(script, press: #""\#(path)""#) == "tap")
  }

  @Test func aScriptThatIsTooLongIsUnknown() throws {
    let script = "export default (c) => c.executeAction('/App/Actions/Detail.action')\n"
    #expect(try tap(script + String(repeating: "// \n", count: 70_000)) == "tap")
  }
}

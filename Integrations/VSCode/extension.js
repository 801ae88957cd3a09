"use strict";

// Starts `fiorilint server` for the folders that are open, and starts it anew where the settings change.

const vscode = require("vscode");

/** What the server is told of: whatever may be a screen, or says how screens are checked. */
const DOCUMENTS = [
  ...["json", "jsonc", "xml"].flatMap((language) => [
    { scheme: "file", language },
    { scheme: "untitled", language },
  ]),
  { scheme: "file", pattern: "**/*.{page,fragment,action,app,storyboard,xib,uix}" },
  { scheme: "file", pattern: "**/.fiorilint.{yml,yaml}" },
  { scheme: "file", pattern: "**/.fiorilint/rules/**/*.md" },
];

/** The client that runs, or `undefined`. */
let client;
/** Starts and ends follow one another, however fast they are asked for. */
let turn = Promise.resolve();

function inTurn(action) {
  turn = turn.then(action).catch((error) => {
    vscode.window.showErrorMessage(`fiorilint: ${error.message}`);
  });
  return turn;
}

function languageClient() {
  try {
    return require("vscode-languageclient/node").LanguageClient;
  } catch {
    throw new Error("this package was made without vscode-languageclient; those of a release have it");
  }
}

async function start() {
  const LanguageClient = languageClient();
  const settings = vscode.workspace.getConfiguration("fiorilint");
  const server = { command: settings.get("path"), args: ["server", "--log-level", settings.get("logLevel")] };
  const initializationOptions = { inlayHints: settings.get("inlayHints") };
  client = new LanguageClient("fiorilint", "fiorilint", server, { documentSelector: DOCUMENTS, initializationOptions });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    throw new Error(`${server.command} does not start (see the setting fiorilint.path): ${error.message}`);
  }
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

async function restart() {
  await stop();
  await start();
}

exports.activate = (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("fiorilint.restart", () => inTurn(restart)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("fiorilint")) inTurn(restart);
    }),
  );
  return inTurn(start);
};

exports.deactivate = () => inTurn(stop);

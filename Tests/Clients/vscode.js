"use strict";

// Integrations/VSCode in Node, with stand-ins for the editor and for its client of language servers, which starts the real server.
// Run by ServerEditorTests; ends with status 0 where all is as it should be.

const assert = require("node:assert/strict");
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const folder = path.resolve(__dirname, "../../Integrations/VSCode");
const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
const settings = manifest.contributes.configuration.properties;

// What the editor has.
const values = { path: process.env.FIORILINT_EXECUTABLE, logLevel: "debug", inlayHints: ["sizes"] };
const errors = [];
const commands = new Map();
let changed;
const vscode = {
  window: { showErrorMessage: (text) => errors.push(text) },
  commands: { registerCommand: (name, action) => (commands.set(name, action), { dispose() {} }) },
  workspace: {
    getConfiguration: (section) => ({
      get(name) {
        assert.ok(`${section}.${name}` in settings, `the manifest has no setting ${section}.${name}`);
        return values[name];
      },
    }),
    onDidChangeConfiguration: (action) => ((changed = action), { dispose() {} }),
  },
};

/** The client: it starts what it is told to, and has it initialized. */
class LanguageClient {
  static running = [];

  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options });
  }

  async start() {
    this.process = spawn(this.server.command, this.server.args, { stdio: ["pipe", "pipe", "ignore"] });
    this.ended = new Promise((resolve) => this.process.on("exit", resolve));
    await new Promise((resolve, reject) => this.process.on("spawn", resolve).on("error", reject));
    this.capabilities = (await this.ask("initialize", { capabilities: {}, processId: process.pid })).capabilities;
    LanguageClient.running.push(this);
  }

  async stop() {
    await this.ask("shutdown");
    this.send({ method: "exit" });
    assert.equal(await this.ended, 0);
    LanguageClient.running.splice(LanguageClient.running.indexOf(this), 1);
  }

  send(message) {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  ask(method, params) {
    this.send({ id: 1, method, params });
    let text = "";
    return new Promise((resolve) => {
      const take = (data) => {
        text += data;
        const [header, content] = text.split("\r\n\r\n");
        if (content === undefined || Buffer.byteLength(content) < Number(header.split(" ")[1])) return;
        this.process.stdout.off("data", take);
        resolve(JSON.parse(content).result);
      };
      this.process.stdout.on("data", take);
    });
  }
}

let client = { LanguageClient };
const load = Module._load;
Module._load = function (name, ...rest) {
  if (name === "vscode") return vscode;
  if (name !== "vscode-languageclient/node") return load.call(this, name, ...rest);
  if (client) return client;
  throw new Error("Cannot find module");
};

async function main() {
  // What a manifest needs, and nothing that is not there.
  for (const name of ["name", "publisher", "version", "license", "repository", "engines", "main"]) {
    assert.ok(manifest[name], name);
  }
  assert.match(manifest.version, /^\d+\.\d+\.\d+$/);
  assert.match(manifest.engines.vscode, /^\^\d+\.\d+\.\d+$/);
  const restricted = manifest.capabilities.untrustedWorkspaces.restrictedConfigurations;
  assert.deepEqual(restricted.filter((name) => !(name in settings)), []);
  for (const [name, setting] of Object.entries(settings)) {
    assert.ok(setting.type === "array" ? Array.isArray(setting.default) : typeof setting.default === setting.type, name);
    assert.ok(!setting.enum || setting.enum.includes(setting.default), name);
  }

  const extension = require(path.join(folder, manifest.main));
  const context = { subscriptions: [] };
  await extension.activate(context);
  assert.deepEqual(errors, []);
  assert.equal(LanguageClient.running.length, 1);
  assert.ok(LanguageClient.running[0].capabilities.completionProvider);
  assert.deepEqual(LanguageClient.running[0].options.initializationOptions, { inlayHints: ["sizes"] });
  assert.deepEqual([...commands.keys()], manifest.contributes.commands.map(({ command }) => command));
  assert.equal(context.subscriptions.length, 2);

  // A change of what is its own starts it anew, and nothing else does; there is never more than one.
  const first = LanguageClient.running[0];
  changed({ affectsConfiguration: (name) => name === "editor" });
  changed({ affectsConfiguration: (name) => name === "fiorilint" });
  await commands.get("fiorilint.restart")();
  assert.equal(LanguageClient.running.length, 1);
  assert.notEqual(LanguageClient.running[0], first);
  await extension.deactivate();
  assert.equal(LanguageClient.running.length, 0);

  // What does not start is told.
  values.path = "/no/such/program";
  await commands.get("fiorilint.restart")();
  assert.match(errors.pop(), /^fiorilint: \/no\/such\/program does not start \(see the setting fiorilint\.path\)/);
  client = undefined;
  await commands.get("fiorilint.restart")();
  assert.match(errors.pop(), /made without vscode-languageclient/);
  await extension.deactivate();
  assert.deepEqual(errors, []);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});

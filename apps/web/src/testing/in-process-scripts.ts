import { runInQuickJs, type ScriptRunner } from '@confab/scripting';

// Declares the used part of Node, whose types the web client does not include.
const modules: readonly string[] = ['node:module', 'node:fs'];
const [{ createRequire }, { readFileSync }] = (await Promise.all(modules.map((name) => import(name)))) as [
  { createRequire: (from: string) => { resolve(name: string): string } },
  { readFileSync: (file: string) => Uint8Array<ArrayBuffer> },
];
const engine = readFileSync(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));

/**
 * Runs schema scripts in the test itself, because jsdom has no workers. Their time does not pass, so that a busy
 * machine does not end a script.
 */
export const inProcessScripts: ScriptRunner = {
  run: (call) => runInQuickJs({ engine, now: () => 0 }, call),
};

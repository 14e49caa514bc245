import { runInQuickJs, type ScriptRunner } from '@confab/scripting';

// Tests run in Node, of which the code of the page has no types: only what is needed here is named.
const modules: readonly string[] = ['node:module', 'node:fs'];
const [{ createRequire }, { readFileSync }] = (await Promise.all(modules.map((name) => import(name)))) as [
  { createRequire: (from: string) => { resolve(name: string): string } },
  { readFileSync: (file: string) => Uint8Array<ArrayBuffer> },
];
const engine = readFileSync(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));

/** Runs schema scripts as the worker does, but in the test itself: a document of tests has no workers. */
export const runHere: ScriptRunner = {
  run: (call) => runInQuickJs({ engine, now: () => performance.now() }, call),
};

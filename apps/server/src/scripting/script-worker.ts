import { runInQuickJs, type Sandbox, type ScriptCall, type ScriptOutcome } from '@confab/scripting';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

// The thread that runs schema scripts, one after another, each in a fresh sandbox.

/** A run, with a number that identifies its answer. */
export interface ScriptRequest {
  readonly id: number;
  readonly call: ScriptCall;
}

export interface ScriptAnswer {
  readonly id: number;
  readonly outcome: ScriptOutcome;
}

// Node has this namespace, but its types for version 20 do not declare it.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<Sandbox['engine']> };
};
const engineFile = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
const engine = WebAssembly.compile(readFileSync(engineFile));
const now = () => performance.now();

function answer(given: ScriptAnswer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin; the rule is for windows
  parentPort?.postMessage(given);
}

parentPort?.on('message', ({ id, call }: ScriptRequest) => {
  void engine
    .then((compiled) => runInQuickJs({ engine: compiled, now }, call))
    .catch((error: unknown): ScriptOutcome => ({ type: 'failed', reason: 'unavailable', problem: String(error) }))
    .then((outcome) => answer({ id, outcome }));
});

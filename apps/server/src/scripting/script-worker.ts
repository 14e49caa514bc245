import { runInQuickJs, type Sandbox, type ScriptCall, type ScriptOutcome } from '@confab/scripting';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

// The thread in which schema scripts run, one after another, each in a machine of its own.

/** One run, and the number its answer is told apart by. */
export interface ScriptRequest {
  readonly id: number;
  readonly call: ScriptCall;
}

export interface ScriptAnswer {
  readonly id: number;
  readonly outcome: ScriptOutcome;
}

/** Node has this namespace; its types for version 20 do not name it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<Sandbox['engine']> };
};
const engineFile = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
const engine = WebAssembly.compile(readFileSync(engineFile));
const now = () => performance.now();

function answer(given: ScriptAnswer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; that is for windows
  parentPort?.postMessage(given);
}

parentPort?.on('message', ({ id, call }: ScriptRequest) => {
  void engine
    .then((compiled) => runInQuickJs({ engine: compiled, now }, call))
    .catch((error: unknown): ScriptOutcome => ({ type: 'failed', reason: 'unavailable', problem: String(error) }))
    .then((outcome) => answer({ id, outcome }));
});

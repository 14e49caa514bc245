import { runInQuickJs, type ScriptCall, type ScriptOutcome } from '@confab/scripting';
import engineAddress from 'quickjs-wasi/quickjs.wasm?url';

// The worker in which schema scripts run one after another, each in its own virtual machine, without access to the
// page.

/** One run; the id identifies its answer. */
export interface ScriptRequest {
  readonly id: number;
  readonly call: ScriptCall;
}

export interface ScriptReply {
  readonly id: number;
  readonly outcome: ScriptOutcome;
}

const now = () => performance.now();
const engine = fetch(engineAddress)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.compile(bytes));

addEventListener('message', ({ data }: MessageEvent<ScriptRequest>) => {
  const { id, call } = data;
  void engine
    .then((compiled) => runInQuickJs({ engine: compiled, now }, call))
    .catch((error: unknown): ScriptOutcome => ({ type: 'failed', reason: 'unavailable', problem: String(error) }))
    .then((outcome) => answer({ id, outcome }));
});

function answer(given: ScriptReply) {
  postMessage(given);
}

import {
  codeMessages,
  createCodeFailure,
  runAuthorCode,
  type AuthorCode,
  type CodeOutcome,
  type Sandbox,
} from '@confab/scripting/author-code';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The process that runs author code, one run after another, each in a fresh sandbox.

/** A message of the process: it is ready, or a run has finished. */
export type CodeMessage = { readonly type: 'ready' } | { readonly type: 'ran'; readonly outcome: CodeOutcome };

// Node has this namespace, but its types for version 20 do not declare it.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<Sandbox['engine']> };
};
const engineFile = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
const engine = await WebAssembly.compile(readFileSync(engineFile));
/** Processor time: a run is not charged for the work of others on a busy machine (JS-2). */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

function sendMessage(message: CodeMessage) {
  process.send?.(message);
}

process.on('message', (code: AuthorCode) => {
  void runAuthorCode({ engine, now }, code)
    .catch(() => createCodeFailure('unavailable', codeMessages.notRun))
    .then((outcome) => sendMessage({ type: 'ran', outcome }));
});
// The channel closes when the server process has ended.
process.on('disconnect', () => process.exit());
sendMessage({ type: 'ready' });

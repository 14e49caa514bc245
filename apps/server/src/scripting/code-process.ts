import { createCodeFailure, runAuthorCode, type AuthorCode, type CodeOutcome, type Sandbox } from '@confab/scripting';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The process in which the code of authors runs, one run after another, each in a machine of its own.

/** What the process tells: that it can begin, or what became of the run it was given. */
export type CodeMessage = { readonly type: 'ready' } | { readonly type: 'ran'; readonly outcome: CodeOutcome };

/** Node has this namespace; its types for version 20 do not name it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<Sandbox['engine']> };
};
const engineFile = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
const engine = await WebAssembly.compile(readFileSync(engineFile));
const now = () => performance.now();

function tell(message: CodeMessage) {
  process.send?.(message);
}

process.on('message', (code: AuthorCode) => {
  void runAuthorCode({ engine, now }, code)
    .catch(() => createCodeFailure('unavailable', 'The code could not be run.'))
    .then((outcome) => tell({ type: 'ran', outcome }));
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
tell({ type: 'ready' });

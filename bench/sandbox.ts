import { buildFunctionCall, runAuthorCode, type AuthorCode, type Sandbox } from '@confab/scripting/author-code';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { createCodePool } from '../apps/server/src/scripting/code-pool.ts';
import { createScriptThread } from '../apps/server/src/scripting/script-thread.ts';
import { reportRow } from './harness/report-row.ts';
import { readSize } from './harness/sizes.ts';
import { watchThread } from './harness/watch-child.ts';

// Cost of running an author's code in the sandbox, with a new machine for each run and a separate process. Floors in
// the same run: the function itself, and a message to a thread and back.

const code = `function run(order) {
  let sum = 0;
  for (const { price, count } of order.lines) sum += price * count;
  return { sum, isLarge: sum > 100 };
}`;
const order = { lines: Array.from({ length: 20 }, (_, at) => ({ price: at + 0.5, count: (at % 3) + 1 })) };
const authored: AuthorCode = { code, functionCall: buildFunctionCall('run', [order]) };

/** Does the same work without a sandbox; values are copied as in the sandbox. */
function runWithoutSandbox(values: string): string {
  const { lines } = JSON.parse(values) as typeof order;
  let sum = 0;
  for (const { price, count } of lines) sum += price * count;
  return JSON.stringify({ sum, isLarge: sum > 100 });
}

const echo = new Worker(
  'require("node:worker_threads").parentPort.on("message", function (m) { this.postMessage(m); })',
  {
    eval: true,
  },
);
const endEcho = watchThread(echo, 'the thread of the floor');
const values = JSON.stringify(order);
const expected = runWithoutSandbox(values);
const ask = () =>
  new Promise<string>((settle) => {
    echo.once('message', () => settle(runWithoutSandbox(values)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; that is for windows
    echo.postMessage(values);
  });

/** Node has this namespace, but its types for version 20 lack it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<Sandbox['engine']> };
};
const engineFile = createRequire(import.meta.resolve('@confab/scripting')).resolve('quickjs-wasi/quickjs.wasm');
const engine = await WebAssembly.compile(readFileSync(engineFile));
const pool = createCodePool();
const thread = createScriptThread();
const schemaScript = {
  name: 'ValidatePreSave',
  script: 'function ValidatePreSave(values) { return values.lines.length > 50 ? { Lines: "too many" } : {}; }',
  values: order,
} as const;

const ways: readonly (readonly [name: string, run: () => Promise<string | undefined> | string])[] = [
  ['floor: the function itself', () => runWithoutSandbox(values)],
  ['floor: a message to a thread and back', ask],
  [
    'machine in this thread',
    async () => getReturnedText(await runAuthorCode({ engine, now: () => performance.now() }, authored)),
  ],
  ["an author's code, in its process", async () => getReturnedText(await pool.run('bench', authored))],
  ['a script of a schema, in its thread', async () => getReturnedText(await thread.run(schemaScript))],
];

function getReturnedText(outcome: { readonly type: string; readonly text?: string | undefined }) {
  return outcome.type === 'returned' ? outcome.text : undefined;
}

const [warmUpMs, measureMs] = [readSize(1_000, 5), readSize(3_000, 20)];
let floor = Number.NaN;
for (const [name, run] of ways) {
  const answer = await run();
  if (answer !== expected && answer !== '{}') throw new Error(`${name} gave ${answer} instead of ${expected}.`);
  for (const until = performance.now() + warmUpMs; performance.now() < until;) await run();
  const times: number[] = [];
  for (const until = performance.now() + measureMs; performance.now() < until;) {
    const begun = performance.now();
    const result = run();
    if (typeof result !== 'string') await result;
    times.push((performance.now() - begun) * 1_000);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  if (name.includes('thread and back')) floor = at(0.5);
  if (!name.startsWith('floor')) reportRow({ work: `sandbox: ${name}, beside a message`, ratio: at(0.5) / floor });
  const beside = Number.isNaN(floor) ? '' : `  ${(at(0.5) / floor).toFixed(1)} x a message`;
  process.stdout.write(`${name.padEnd(40)}p50 ${at(0.5).toFixed(1)} us  p99 ${at(0.99).toFixed(1)} us${beside}\n`);
}

const loop = { code: 'function run() { for (;;) {} }', functionCall: 'run()' };
let longest = 0;
let before = performance.now();
const beat = setInterval(() => {
  longest = Math.max(longest, performance.now() - before - 1);
  before = performance.now();
}, 1);
const begun = performance.now();
await Promise.all([pool.run('one', loop), pool.run('two', loop)]);
clearInterval(beat);
const stopped = (performance.now() - begun).toFixed(0);
process.stdout.write(
  `two endless loops: stopped after ${stopped} ms; this thread was kept ${longest.toFixed(1)} ms at most\n`,
);
await Promise.all([pool.close(), thread.close(), endEcho()]);

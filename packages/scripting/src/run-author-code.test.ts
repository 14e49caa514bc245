import { createTickingClock } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { buildFunctionCall, codeLimits, type CodeOutcome } from './author-code.ts';
import { runAuthorCode } from './run-author-code.ts';
import { engine } from './testing/engine.ts';

const run = (code: string, functionCall = 'run()', now = createTickingClock(0.05)): Promise<CodeOutcome> =>
  runAuthorCode({ engine, now }, { code, functionCall });
/** Runs the body of a function. */
const runBody = (body: string, now?: () => number) => run(`function run() { ${body} }`, 'run()', now);
const valueOf = (outcome: CodeOutcome): unknown =>
  outcome.type === 'returned' ? JSON.parse(outcome.text ?? 'null') : outcome;

describe("an author's code", () => {
  test('returns the result of the function called with its arguments', async () => {
    const code =
      'const greeting = "Hello";\nfunction greet(name, times) { return { said: `${greeting} ${name}`, times }; }';
    expect(valueOf(await run(code, 'greet("Ada", 2);'))).toEqual({ said: 'Hello Ada', times: 2 });
  });

  test('runs a function given by name only', async () => {
    expect(valueOf(await run('const answers = { all: () => 42 };', 'answers.all'))).toBe(42);
  });

  test('values passed to an author’s code cannot break out of their literal (JS-4)', async () => {
    const values = [{ a: '`${1}"\\\u2028*/ })(); throw 1;', ['__proto__']: { visible: false } }, '"); throw 2; ("'];
    expect(valueOf(await run('function back(...all) { return all; }', buildFunctionCall('back', values)))).toEqual(
      values,
    );
  });

  test.each([
    ['a promise', 'async function run() { await null; return 5; }', 5],
    [
      'a copy of what its getters and toJSON say',
      'function run() { return { get a() { return 1; }, b: { toJSON: () => 2 } }; }',
      { a: 1, b: 2 },
    ],
    ['a proxy as plain data', 'function run() { return new Proxy({ a: 1 }, {}); }', { a: 1 }],
    ['nothing', 'function run() {}', null],
    ['a function as nothing', 'function run() { return () => 1; }', null],
  ])('an author’s code can return %s (JS-4)', async (_what, code, expected) => {
    expect(valueOf(await run(code))).toEqual(expected);
  });

  test('the lines of the console are kept in order, even if the run fails', async () => {
    const outcome = await runBody(
      'console.log("a", 1, { b: [2] }, null); console.warn("c"); console.error(new TypeError("d")); nope();',
    );
    expect(outcome.logs).toEqual(['a 1 {"b":[2]} null', 'warning: c', 'error: TypeError: d']);
    expect(outcome.type).toBe('failed');
  });

  test.each([
    ['throws', 'const a = 1;\nfunction run() {\n  return nope;\n}', 'ReferenceError: nope is not defined', 3],
    ['is not JavaScript', 'const b = {\n\n x: }', 'SyntaxError', 3],
    ['breaks its promise', 'async function run() {\n  throw new RangeError("late");\n}', 'RangeError: late', 2],
    [
      'throws from within',
      'function inner() {\n  throw new Error("deep");\n}\nfunction run() {\n  inner();\n}',
      'Error: deep',
      2,
    ],
  ])('code that %s fails with a message and a line number', async (_what, code, message, line) => {
    expect(await run(code)).toMatchObject({
      type: 'failed',
      reason: 'threw',
      message: expect.stringContaining(message),
      line,
    });
  });

  test.each([
    ['has no such function', 'function other() {}', 'run()', 'run is not defined'],
    ['throws what is no error', 'function run() { throw { message: "odd" }; }', 'run()', 'odd'],
    ['throws what cannot be looked at', 'function run() { throw { get message() { throw 1; } }; }', 'run()', ''],
    ['never keeps its promise', 'function run() { return new Promise(() => {}); }', 'run()', 'never resolves'],
    ['has no call to run', '', '  ', 'Enter the function'],
    ['gives back what JSON has not', 'function run() { return 1n; }', 'run()', 'BigInt'],
  ])('code that %s fails with a message', async (_what, code, call, words) => {
    const outcome = await run(code, call);
    expect(outcome).toMatchObject({ type: 'failed', message: expect.stringContaining(words) });
  });
});

describe("the limits of an author's code (JS-2)", () => {
  test.each([
    ['a loop', 'for (;;) {}'],
    ['a loop that catches everything', 'for (;;) { try { for (;;) {} } catch {} }'],
    ['a result that never ends', 'return { toJSON() { for (;;) {} } };'],
    ['a pattern that backtracks', 'return /^(a+)+$/.test("a".repeat(40) + "!");'],
    ['promises that make promises', 'const again = () => Promise.resolve().then(again); return again();'],
    ['an error whose name never ends', 'throw { get name() { for (;;) {} } };'],
  ])('the limit of time stops %s', async (_what, body) => {
    const outcome = await runBody(body, createTickingClock(20));
    expect(outcome.type).toBe('failed');
    expect(valueOf(await runBody('return "here";'))).toBe('here');
  });

  test('an endless loop is stopped with a message', async () => {
    expect(await runBody('for (;;) {}', createTickingClock(20))).toMatchObject({
      reason: 'tooSlow',
      message: 'The code was stopped: it took longer than 1 second.',
    });
  });

  test.each([
    ['arrays', 'const all = []; for (;;) all.push(new Array(100000).fill(1));'],
    ['texts', 'let text = "a"; for (;;) text += text;'],
    ['one big buffer', 'return new ArrayBuffer(1 << 30).byteLength;'],
    ['numbers', 'let n = 2n; for (;;) n *= n;'],
    ['promises', 'for (;;) Promise.resolve().then(() => 1);'],
    ['recursion', 'const again = () => again() + 1; return again();'],
    ['nested brackets', `return ${'('.repeat(50_000)}1${')'.repeat(50_000)};`],
    ['deep data', 'let deep = []; for (let i = 0; i < 1e5; i += 1) deep = [deep]; return deep;'],
  ])('a bomb of %s only makes its own code fail', async (_what, body) => {
    expect((await runBody(body)).type).toBe('failed');
  });

  test('a result, code and a call that are too long are rejected', async () => {
    const tooLong = await Promise.all([
      runBody('return "a".repeat(300 * 1024);'),
      run(`// ${'a'.repeat(300 * 1024)}`),
      run('', `run(${'1,'.repeat(200 * 1024)})`),
    ]);
    expect(tooLong.map((outcome) => outcome.type === 'failed' && outcome.reason)).toEqual([
      'tooLarge',
      'tooLarge',
      'tooLarge',
    ]);
  });

  test.each([
    ['many lines', 'for (let i = 0; i < 5000; i += 1) console.log(i); return "done";'],
    ['long lines', 'for (let i = 0; i < 100; i += 1) console.log("a".repeat(5000)); return "done";'],
  ])('a bounded part of a console with %s is kept', async (_what, body) => {
    const outcome = await runBody(body);
    expect(valueOf(outcome)).toBe('done');
    expect(outcome.logs.length).toBeLessThanOrEqual(codeLimits.logLines);
    expect(outcome.logs.join('').length).toBeLessThan(codeLimits.logLength + 100);
    expect(outcome.logs.at(-1)).toBe('… more was written than is kept.');
  });
});

describe("an author's code", () => {
  test.each([
    'process',
    'require',
    'module',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'window',
    'document',
    'Buffer',
    'setTimeout',
    'WebAssembly',
    'SharedWorker',
    'std',
    'os',
    'scriptArgs',
  ])('an author’s code cannot reach %s (JS-1, JS-5)', async (thing) => {
    expect(valueOf(await runBody(`return typeof ${thing};`))).toBe('undefined');
  });

  test.each([
    'return this.constructor.constructor("return process")();',
    'return console.log.constructor("return process")();',
    'return (async () => {}).constructor("return import(\'node:fs\')")();',
    'return (function* () {}).constructor("return process")().next();',
    'return import("node:fs");',
    'Error.prepareStackTrace = (_e, frames) => frames; return new Error().stack[0].getThis().process.env;',
    'return console.log.caller.arguments;',
    'return Reflect.construct(Function, ["return process.env"])();',
    'return new Proxy(console.log, { apply(target, self) { return self.process.env; } })();',
    'class Own extends Array { static get [Symbol.species]() { return Function; } } return new Own("x").map((x) => x)().process.env;',
    'return Function.prototype.call.call(Function("return this")).process.env;',
    'return globalThis.eval("process.env");',
  ])('an author’s code cannot reach its host by %s (JS-1)', async (body) => {
    const outcome = await runBody(body);
    expect(outcome.type).toBe('failed');
    expect(JSON.stringify(outcome)).not.toContain('PATH');
  });

  test('an author’s code cannot see anything of the previous run (JS-3)', async () => {
    await runBody(
      'Object.prototype.visible = 1; globalThis.left = 1; JSON.stringify = () => "spoilt"; console.log = () => 1;',
    );
    const outcome = await runBody('console.log("heard"); return [typeof {}.visible, typeof left];');
    expect([valueOf(outcome), outcome.logs]).toEqual([['undefined', 'undefined'], ['heard']]);
  });

  test('an author’s code cannot change how its result is read', async () => {
    expect(valueOf(await runBody('JSON.stringify = () => "{"; String = () => { throw 1; }; return { a: 1 };'))).toEqual(
      { a: 1 },
    );
  });

  test('an author’s code sees a stopped clock and constant random numbers (JS-5)', async () => {
    const body = 'return [Math.random(), Date.now(), performance.now()];';
    expect(await runBody(body)).toEqual(await runBody(body));
  });
});

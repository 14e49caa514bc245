import { createTickingClock } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { runInQuickJs } from './run-in-quickjs.ts';
import type { ScriptName, ScriptOutcome } from './script.ts';
import { engine } from './testing/engine.ts';

const name: ScriptName = 'ValidatePreSave';
/** Runs a function body on values, with a clock that advances slowly with every read. */
function run(body: string, values = {}, now = createTickingClock(0.05)): Promise<ScriptOutcome> {
  return runInQuickJs({ engine, now }, { name, script: `function ${name}(values) { ${body} }`, values });
}
const readOutcome = (outcome: ScriptOutcome) =>
  outcome.type === 'returned' ? JSON.parse(outcome.text) : outcome.reason;

describe('a schema script', () => {
  test('receives the values and returns data', async () => {
    const outcome = await run('return { FirstName: values.FirstName.toUpperCase() };', { FirstName: 'Ada' });
    expect(outcome).toEqual({ type: 'returned', text: '{"FirstName":"ADA"}' });
  });

  test('receives values that cannot break out of their literal', async () => {
    const values = { a: '`${1}"\\\u2028*/ })(); throw 1; (({', b: '</script>', ['__proto__']: { visible: false } };
    expect(readOutcome(await run('return values;', values))).toEqual(values);
  });

  test('a schema script returns equal results for equal values', async () => {
    const body = 'return { a: Math.random(), b: Date.now(), c: new Date().toISOString() };';
    expect(await run(body)).toEqual(await run(body));
  });

  test.each([
    ['throws', 'throw new TypeError("not like this");', 'TypeError: not like this'],
    ['throws what is no error', 'throw { message: "odd" };', 'something'],
    ['is not JavaScript', 'return {', 'SyntaxError'],
    ['uses what is not there', 'return document.cookie;', 'document is not defined'],
  ])('a script that %s fails with a reason for the log', async (_what, body, problem) => {
    const outcome = await run(body);
    expect(outcome).toMatchObject({ type: 'failed', reason: 'threw' });
    expect(outcome.type === 'failed' ? outcome.problem : '').not.toBe('');
    if (problem !== 'something') expect(outcome).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  test.each([
    ['nothing', 'return;'],
    ['a function', 'return () => 1;'],
    ['a symbol', 'return Symbol("a");'],
  ])('a script that returns %s has no result', async (_what, body) => {
    expect(readOutcome(await run(body))).toBe('noResult');
  });

  test.each([
    ['an endless loop', 'for (;;) {}'],
    ['an endless loop that catches everything', 'for (;;) { try { for (;;) {} } catch {} }'],
    ['an endless answer', 'return { toJSON() { for (;;) {} } };'],
    ['a getter without an end', 'return { get a() { for (;;) {} } };'],
    ['an endless generator', 'return [...(function* () { for (;;) yield 1; })()].length;'],
    ['a pattern that backtracks', 'return /^(a+)+$/.test("a".repeat(40) + "!");'],
  ])('a schema script is stopped in %s (JS-2)', async (_what, body) => {
    const outcome = await run(body, {}, createTickingClock(1));
    expect(['tooSlow', 'tooMuchMemory']).toContain(readOutcome(outcome));
  });

  test.each([
    ['arrays', 'const all = []; for (;;) all.push(new Array(100000).fill(1));'],
    ['texts', 'let text = "a"; for (;;) text += text;'],
    ['buffers', 'const all = []; for (;;) all.push(new Uint8Array(1 << 20));'],
    ['one big buffer', 'return new ArrayBuffer(1 << 30).byteLength;'],
    ['numbers', 'let n = 2n; for (;;) n *= n;'],
  ])('cannot fill the memory with %s (JS-2)', async (_what, body) => {
    const outcome = await run(body);
    expect(outcome.type).toBe('failed');
    expect(readOutcome(await run('return { still: "here" };'))).toEqual({ still: 'here' });
  });

  test.each([
    ['endless recursion', 'const again = () => again() + 1; return again();'],
    ['nested brackets', `return ${'('.repeat(20_000)}1${')'.repeat(20_000)};`],
    ['deep data', 'let deep = []; for (let i = 0; i < 1e5; i += 1) deep = [deep]; return deep;'],
  ])('survives %s (JS-2)', async (_what, body) => {
    expect((await run(body)).type).toBe('failed');
    expect(readOutcome(await run('return 1;'))).toBe(1);
  });

  test('a schema script cannot return a result above the size limit (JS-2)', async () => {
    expect(readOutcome(await run('return "a".repeat(300 * 1024);'))).toBe('tooLarge');
  });

  test('a schema script above the length limit is rejected (JS-2)', async () => {
    expect(readOutcome(await run(`return ${'1+'.repeat(140_000)}1;`))).toBe('tooLarge');
  });

  test.each([
    'process',
    'require',
    'module',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'window',
    'self',
    'document',
    'localStorage',
    'postMessage',
    'importScripts',
    'setTimeout',
    'WebAssembly.compile',
    'Deno',
    'std',
    'os',
  ])('finds no %s (JS-1, JS-5)', async (thing) => {
    expect(readOutcome(await run(`return typeof ${thing.split('.')[0]};`))).toBe('undefined');
  });

  test.each([
    'return values.constructor.constructor("return process")();',
    'return this.constructor.constructor("return globalThis.process.env")();',
    'return (async () => {}).constructor("return import(\'node:fs\')")();',
    'return Object.keys(globalThis.process);',
    'return import("node:fs");',
    'Error.prepareStackTrace = (_e, frames) => frames; return new Error().stack[0].getThis().process.env;',
    'return Function("return this")().process.mainModule.require("fs");',
    'return Reflect.construct(Function, ["return process.env"])();',
  ])('cannot reach its host by %s (JS-1)', async (body) => {
    const outcome = await run(body);
    const said = JSON.stringify(outcome);
    expect(said).not.toContain('PATH');
    expect(outcome.type === 'failed' || outcome.text === '{}').toBe(true);
  });

  test('a schema script leaves no state for the next run (JS-3)', async () => {
    await run('Object.prototype.visible = false; JSON.stringify = () => "spoilt"; return {};');
    expect(readOutcome(await run('return { seen: typeof {}.visible };'))).toEqual({ seen: 'undefined' });
  });

  test('a schema script cannot forge a result by changing built-ins (JS-4)', async () => {
    const outcome = await run(
      'JSON.stringify = () => ({ length: 0 }); Object.prototype.toJSON = () => "x"; return {};',
    );
    expect(typeof outcome).toBe('object');
    expect(outcome.type === 'returned' ? JSON.parse(outcome.text) : outcome).toBe('x');
  });
});

import { createTickingClock } from '@confab/test-kit';
import { afterAll, describe, expect, test } from 'vitest';
import { runAuthorCode } from './run-author-code.ts';
import { engine } from './testing/engine.ts';

// Escapes known from other sandboxes (node:vm, vm2, isolated-vm, Realms and tools built on them). Each attempt
// returns what it takes for the host's global object, which is checked for host features.

const canary = 'canary-7d1f20';
process.env['CONFAB_CANARY'] = canary;
afterAll(() => delete process.env['CONFAB_CANARY']);

const look = `
function look(found) {
  const names = ['process', 'require', 'module', 'fetch', 'Buffer', 'WebAssembly', 'setTimeout', 'XMLHttpRequest', 'std', 'os'];
  const seen = [];
  for (const one of [found, found?.global, found?.globalThis, found?.self]) {
    for (const name of names) if (one?.[name] !== undefined) seen.push(name);
  }
  return { seen, env: String(found?.process?.env?.CONFAB_CANARY), kind: typeof found };
}`;
const run = (attempt: string) =>
  runAuthorCode(
    { engine, now: createTickingClock(5) },
    {
      code: `${look}\nasync function run() { return look(await (async () => { ${attempt} })()); }`,
      functionCall: 'run()',
    },
  );

const escapes: readonly string[] = [
  // The function constructor, by every known path.
  'return this?.constructor.constructor("return this")();',
  'return console.log.constructor("return this")();',
  'return (() => {}).constructor("return globalThis")();',
  'return ({}).constructor.constructor("return this")();',
  'return [].map.constructor("return this")();',
  'return "".sub.constructor("return this")();',
  'return (0).toFixed.constructor("return this")();',
  'return /a/.exec.constructor("return this")();',
  'return new Date().getTime.constructor("return this")();',
  'return Symbol.iterator.description.constructor.constructor("return this")();',
  'return Reflect.construct(Function, ["return this"])();',
  'return Reflect.apply(Function, null, ["return this"])();',
  'return Object.getPrototypeOf(async () => {}).constructor("return this")();',
  'return (await Object.getPrototypeOf(async function* () {}).constructor("yield this")().next()).value;',
  'return Object.getPrototypeOf(function* () {}).constructor("yield this")().next().value;',
  'return (1, eval)("this");',
  'return globalThis["ev" + "al"]("globalThis");',
  'return new Function("return eval(\\"this\\")")();',
  // Modules and module loaders.
  'return await import("node:process");',
  'return await import("fs");',
  'return await import(`std`);',
  'return await import(`qjs:os`);',
  'return require("child_process");',
  'return process.mainModule.require("fs");',
  'return process.binding("fs");',
  'return module.constructor._load("fs");',
  'return globalThis.std ?? globalThis.os ?? globalThis.bjson;',
  // Errors and stacks.
  'Error.prepareStackTrace = (_error, frames) => frames; return new Error().stack[0].getThis();',
  'Error.prepareStackTrace = (_error, frames) => frames[0].getFunction(); return new Error().stack;',
  'Error.stackTraceLimit = { valueOf() { return this.constructor.constructor("return this")(); } }; return new Error().stack;',
  'try { null.f(); } catch (error) { return error.constructor.constructor("return this")(); }',
  'try { (function again() { again(); })(); } catch (error) { return error.constructor.constructor("return this")(); }',
  'const error = new Error(); error.name = { toString: () => { throw globalThis; } }; try { error.stack; String(error); } catch (thrown) { return thrown; }',
  // Proxies, species and hooks that the host might trigger.
  'return new Proxy(console.log, { apply: (_target, self) => self, get: (_target, _key, self) => self })();',
  'return new Proxy(function () {}, { getPrototypeOf: () => Function.prototype, get: () => globalThis }).anything;',
  'class Own extends Array { static get [Symbol.species]() { return function () { return globalThis; }; } } return new Own(1).map(() => 1);',
  'class Later extends Promise { static get [Symbol.species]() { return Function; } } return Later.resolve(1).then("return this");',
  'return { then(resolve) { resolve(this.constructor.constructor("return this")()); } };',
  'Object.prototype.then = function (resolve) { resolve(globalThis); }; return {};',
  'Object.defineProperty(Object.prototype, "toJSON", { value() { return this.constructor.constructor("return this")(); } }); return {};',
  'Array.prototype.join = Function.prototype.call = Function.prototype.apply = () => globalThis; return [].join();',
  'Symbol.prototype[Symbol.toPrimitive] = () => globalThis; return Symbol.iterator;',
  'JSON.stringify = String = Promise = Error = function () { return globalThis; }; return {};',
  // Callers and their arguments.
  'return console.log.caller;',
  'return (function () { return arguments.callee.caller; })();',
  'return console.log.arguments;',
  'console.log({ toJSON() { return (function () { return arguments.callee.caller; })(); } }); return 0;',
  // Shared memory, finalisers and timers.
  'return new SharedArrayBuffer(8).constructor.constructor("return this")();',
  'return Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0, 10);',
  'return new FinalizationRegistry(() => 1).constructor.constructor("return this")();',
  'return new WeakRef({}).deref().constructor.constructor("return this")();',
  'return new WebAssembly.Memory({ initial: 1 });',
  // Pollution of objects that the host reads.
  'Object.prototype.process = undefined; ({}).__proto__.__proto__ = { polluted: 1 }; return {};',
  'return { ["__proto__"]: { process: { env: {} } } }.polluted;',
  'return Object.setPrototypeOf(globalThis, new Proxy({}, { get: () => undefined, has: () => true }));',
];

describe('escapes known from other sandboxes (JS-1)', () => {
  test('number at least forty, all different', () => {
    expect(new Set(escapes).size).toBe(escapes.length);
    expect(escapes.length).toBeGreaterThanOrEqual(40);
  });

  test.each(escapes)('%s does not reach the host', async (attempt) => {
    const outcome = await run(attempt);
    expect(JSON.stringify(outcome)).not.toContain(canary);
    if (outcome.type === 'failed') expect(outcome.message).not.toMatch(/node_modules|\/home|\.ts\b/);
    else expect(outcome.text ?? '').not.toContain('"seen":["');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('an escape that succeeds is detected', async () => {
    const outcome = await run('return { process: { env: { CONFAB_CANARY: "seen" } } };');
    expect(outcome).toMatchObject({ type: 'returned', text: '{"seen":["process"],"env":"seen","kind":"object"}' });
  });
});

describe('values passed to and from code (JS-4)', () => {
  test.each([
    ['a value whose toJSON gives another', 'return { toJSON: () => ({ safe: 1 }) };', '{"safe":1}'],
    ['a getter that is different each time', 'let n = 0; return { get a() { return (n += 1); } };', '{"a":1}'],
    ['a symbol and a function in an object', 'return { a: Symbol("x"), b() {}, c: 1 };', '{"c":1}'],
    ['a map', 'return new Map([["a", 1]]);', '{}'],
    ['a date', 'return new Date(0);', '"1970-01-01T00:00:00.000Z"'],
    ['numbers that JSON has not', 'return [NaN, Infinity, -0];', '[null,null,0]'],
    ['half a character', 'return "\\ud83d";', '"\\ud83d"'],
    [
      'a key that is a prototype',
      'return JSON.parse(\'{"__proto__": {"polluted": 1}}\');',
      '{"__proto__":{"polluted":1}}',
    ],
  ])('%s is returned as plain data', async (_what, body, text) => {
    const outcome = await runAuthorCode(
      { engine, now: createTickingClock(5) },
      { code: `function run() { ${body} }`, functionCall: 'run()' },
    );
    expect(outcome).toMatchObject({ type: 'returned', text });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each([
    ['a proxy that throws', 'return new Proxy({}, { ownKeys() { throw new Error("no"); } });'],
    ['what holds itself', 'const a = {}; a.a = a; return a;'],
    ['a getter that throws', 'return { get a() { throw new Error("no"); } };'],
    [
      'a proxy of endless depth',
      'const deep = () => new Proxy({}, { ownKeys: () => ["a"], getOwnPropertyDescriptor: () => ({ value: deep(), enumerable: true, configurable: true }), get: deep }); return deep();',
    ],
  ])('%s fails with a message', async (_what, body) => {
    const outcome = await runAuthorCode(
      { engine, now: createTickingClock(5) },
      { code: `function run() { ${body} }`, functionCall: 'run()' },
    );
    expect(outcome).toMatchObject({ type: 'failed', message: expect.stringMatching(/^\S.+/) });
  });
});

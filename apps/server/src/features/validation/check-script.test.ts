import { expect, test } from 'vitest';
import { checkScript } from './check-script.ts';

test.each([
  ['function run() {\n  return {;\n}', { type: 'syntax', line: 2, message: "Unexpected token ';'" }],
  ['const a = 1;\nconst a = 2;', { type: 'syntax', line: 2, message: "Identifier 'a' has already been declared" }],
  ['function ran() {\n  return run();\n}', { type: 'noFunction' }],
  ['// run', { type: 'noFunction' }],
])('%j would fail', (code, fault) => {
  expect(checkScript(code, 'run')).toEqual(fault);
});

test.each([
  'function run() {}',
  'async function* run() {}',
  'const run = (name) => name;',
  'let other, run;',
  'class run {}',
  'var { run } = { run: () => 1 };',
  'if (true) { function run() {} }',
  'run = () => 1',
  "globalThis['run'] = () => 1",
  'this.run = () => 1; // that was all',
])('%j has the function', (code) => {
  expect(checkScript(code, 'run')).toBeUndefined();
});

test('a function of an object and of the language is not missing, and code does not run', () => {
  expect(checkScript('const tools = { add: (a, b) => a + b };', 'tools.add')).toBeUndefined();
  expect(checkScript('0', 'Math.max')).toBeUndefined();
  expect(checkScript('throw new Error(); for (;;); function run$() {}', 'run$')).toBeUndefined();
  expect(checkScript('0', 'run$')).toEqual({ type: 'noFunction' });
});

test('a message that quotes the code is cut', () => {
  const fault = checkScript(`/${'('.repeat(100_000)}/`, 'run');
  expect(fault).toMatchObject({
    type: 'syntax',
    line: 1,
    message: expect.stringMatching(/^Invalid regular.{180,190}…$/),
  });
});

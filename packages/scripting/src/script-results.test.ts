import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readControlDisplay, readInputErrors } from './script-results.ts';
import type { ScriptOutcome } from './script.ts';

const names = ['Phone', 'WorkStart', 'constructor'];
const returned = (value: unknown): ScriptOutcome => ({ type: 'returned', text: JSON.stringify(value) });

describe('the result of GetControlDisplay', () => {
  test('defines which inputs are visible and enabled (P4.56)', () => {
    const answer = returned({ Phone: { visible: false }, WorkStart: { enabled: false, visible: true } });
    expect(readControlDisplay(answer, names)).toEqual({
      Phone: { visible: false },
      WorkStart: { enabled: false, visible: true },
    });
  });

  test('the result of GetControlDisplay is read only where it is valid', () => {
    const answer = returned({ Phone: { visible: 'no', enabled: 1, colour: 'red' }, WorkStart: false, Roles: {} });
    expect(readControlDisplay(answer, names)).toEqual({ Phone: {} });
  });
});

describe('the result of ValidatePreSave', () => {
  test('the result of ValidatePreSave maps inputs to their errors', () => {
    const answer = returned({ Phone: ' Too short ', WorkStart: '', Roles: 'VIP', constructor: 7 });
    expect(readInputErrors(answer, names)).toEqual({ Phone: 'Too short' });
  });

  test('the result of ValidatePreSave is truncated to fit below an input', () => {
    expect(readInputErrors(returned({ Phone: 'a'.repeat(9_000) }), names)?.['Phone']).toHaveLength(300);
  });
});

describe('any script result', () => {
  test.each(['[]', '7', '"text"', 'null', '{', ''])('leaves the form unchanged if it is not an object: %s', (text) => {
    expect(readInputErrors({ type: 'returned', text }, names)).toBeUndefined();
    expect(readControlDisplay({ type: 'returned', text }, names)).toBeUndefined();
  });

  test('any script result leaves the form unchanged if the script failed', () => {
    const failed: ScriptOutcome = { type: 'failed', reason: 'tooSlow', problem: 'interrupted' };
    expect([readInputErrors(failed, names), readControlDisplay(failed, names)]).toEqual([undefined, undefined]);
  });

  test('any script result cannot reach a prototype', () => {
    const text = '{"__proto__": {"visible": false}, "Phone": {"__proto__": {"visible": false}}}';
    const read = readControlDisplay({ type: 'returned', text }, names);
    expect(read).toEqual({ Phone: {} });
    expect(read?.['Phone']?.visible).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'visible')).toBe(false);
  });

  test('always yields messages or nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const problems = readInputErrors(returned(value), names) ?? {};
        expect(Object.keys(problems).every((name) => names.includes(name))).toBe(true);
        expect(Object.values(problems).every((message) => typeof message === 'string' && message !== '')).toBe(true);
      }),
    );
  });
});

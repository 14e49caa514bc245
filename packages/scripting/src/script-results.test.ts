import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readControlDisplay, readProblems } from './script-results.ts';
import type { ScriptOutcome } from './script.ts';

const names = ['Phone', 'WorkStart', 'constructor'];
const returned = (value: unknown): ScriptOutcome => ({ type: 'returned', text: JSON.stringify(value) });

describe('what GetControlDisplay answered', () => {
  test('says which inputs are visible and enabled (P4.56)', () => {
    const answer = returned({ Phone: { visible: false }, WorkStart: { enabled: false, visible: true } });
    expect(readControlDisplay(answer, names)).toEqual({
      Phone: { visible: false },
      WorkStart: { enabled: false, visible: true },
    });
  });

  test('is read only as far as it makes sense', () => {
    const answer = returned({ Phone: { visible: 'no', enabled: 1, colour: 'red' }, WorkStart: false, Roles: {} });
    expect(readControlDisplay(answer, names)).toEqual({ Phone: {} });
  });
});

describe('what ValidatePreSave answered', () => {
  test('says what is wrong with which input', () => {
    const answer = returned({ Phone: ' Too short ', WorkStart: '', Roles: 'VIP', constructor: 7 });
    expect(readProblems(answer, names)).toEqual({ Phone: 'Too short' });
  });

  test('is cut to what fits under a field', () => {
    expect(readProblems(returned({ Phone: 'a'.repeat(9_000) }), names)?.['Phone']).toHaveLength(300);
  });
});

describe('any answer', () => {
  test.each(['[]', '7', '"text"', 'null', '{', ''])('that is no object leaves the form as it was: %s', (text) => {
    expect(readProblems({ type: 'returned', text }, names)).toBeUndefined();
    expect(readControlDisplay({ type: 'returned', text }, names)).toBeUndefined();
  });

  test('of a script that failed leaves the form as it was', () => {
    const failed: ScriptOutcome = { type: 'failed', reason: 'tooSlow', problem: 'interrupted' };
    expect([readProblems(failed, names), readControlDisplay(failed, names)]).toEqual([undefined, undefined]);
  });

  test('cannot reach a prototype', () => {
    const text = '{"__proto__": {"visible": false}, "Phone": {"__proto__": {"visible": false}}}';
    const read = readControlDisplay({ type: 'returned', text }, names);
    expect(read).toEqual({ Phone: {} });
    expect(read?.['Phone']?.visible).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'visible')).toBe(false);
  });

  test('gives messages or nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const problems = readProblems(returned(value), names) ?? {};
        expect(Object.keys(problems).every((name) => names.includes(name))).toBe(true);
        expect(Object.values(problems).every((message) => typeof message === 'string' && message !== '')).toBe(true);
      }),
    );
  });
});

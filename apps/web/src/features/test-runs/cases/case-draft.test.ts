import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertSteps, createBlankStep, moveStep, parsePastedLines, readDraft, toCaseValues } from './case-draft.ts';

const steps = ['a', 'b', 'c'].map((id) => createBlankStep(id));
const ids = (list: readonly { readonly stepId: string }[]) => list.map(({ stepId }) => stepId).join('');

describe('the steps of a case', () => {
  it('move by one place, and stay where there is none', () => {
    expect(ids(moveStep(steps, 'b', -1))).toBe('bac');
    expect(ids(moveStep(steps, 'b', 1))).toBe('acb');
    expect(moveStep(steps, 'a', -1)).toBe(steps);
    expect(moveStep(steps, 'c', 1)).toBe(steps);
    expect(moveStep(steps, 'x', 1)).toBe(steps);
  });

  it('are added behind one, or first', () => {
    expect(ids(insertSteps(steps, 'a', [createBlankStep('x'), createBlankStep('y')]))).toBe('axybc');
    expect(ids(insertSteps(steps, undefined, [createBlankStep('x')]))).toBe('xabc');
  });

  it('come of pasted lines, one a line; a single line is text', () => {
    expect(parsePastedLines('hello\r\n\n  bye \n')).toEqual(['hello', 'bye']);
    expect(parsePastedLines('hello')).toBeUndefined();
  });

  it('keep what this editor does not show, and their order, whatever it is', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 40 }), (stepIds) => {
        const draft = {
          name: 'Case',
          steps: stepIds.map((id) => createBlankStep(id)),
          stubs: [],
          rest: { Language: 'de' },
        };
        const values = toCaseValues(draft);
        expect(values['Language']).toBe('de');
        expect(readDraft(values).steps).toEqual(draft.steps);
        const orders = (values['Steps'] as { Order: string }[]).map(({ Order }) => Order);
        expect(orders).toEqual(orders.toSorted());
      }),
    );
  });
});

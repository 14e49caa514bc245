import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertSteps, createBlankStep, moveStep, parsePastedLines, readDraft, toCaseValues } from './case-draft.ts';

const steps = ['a', 'b', 'c'].map((id) => createBlankStep(id));
const ids = (list: readonly { readonly stepId: string }[]) => list.map(({ stepId }) => stepId).join('');

describe('test case draft', () => {
  it('the draft of a test case moves a step by one position and returns the same list when it cannot move', () => {
    expect(ids(moveStep(steps, 'b', -1))).toBe('bac');
    expect(ids(moveStep(steps, 'b', 1))).toBe('acb');
    expect(moveStep(steps, 'a', -1)).toBe(steps);
    expect(moveStep(steps, 'c', 1)).toBe(steps);
    expect(moveStep(steps, 'x', 1)).toBe(steps);
  });

  it('the draft of a test case inserts steps after a given step, or first when none is given', () => {
    expect(ids(insertSteps(steps, 'a', [createBlankStep('x'), createBlankStep('y')]))).toBe('axybc');
    expect(ids(insertSteps(steps, undefined, [createBlankStep('x')]))).toBe('xabc');
  });

  it('the draft of a test case splits several pasted lines into steps but leaves a single line as text', () => {
    expect(parsePastedLines('hello\r\n\n  bye \n')).toEqual(['hello', 'bye']);
    expect(parsePastedLines('hello')).toBeUndefined();
  });

  it('the draft of a test case keeps the step order and the values that the editor does not show', () => {
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

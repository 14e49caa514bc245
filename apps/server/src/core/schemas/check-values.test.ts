import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { checkValues, checkValuesInSteps } from './check-values.ts';

const say = { kind: 'node', type: 'Say' } as const;

/** The values of a Say node with so many responses. */
function aResponse(count: number, change: (at: number) => object = () => ({})) {
  const Entries = Array.from({ length: count }, (_, at) => ({
    EntryId: newId(),
    Order: `b${at.toString(36).padStart(4, '0')}`,
    SpokenText: `words ${at}`,
    ...change(at),
  }));
  return { Response: { SelectionMethod: 'Escalating', Entries } };
}

describe('checking the rows of an item', () => {
  test.each([100, 1_000, 9_000])('%i rows are checked in steps of at most 100', (rows) => {
    const steps = [...checkValuesInSteps(say, aResponse(rows))];
    expect(steps.length).toBeGreaterThanOrEqual(rows / 100);
  });

  test('a row that does not fit is refused wherever it is, and no step comes after it', () => {
    const at = 250;
    const values = aResponse(1_000, (row) => (row === at ? { Order: 5 } : {}));
    const steps: unknown[] = [];
    expect(() => {
      for (const step of checkValuesInSteps(say, values)) steps.push(step);
    }).toThrow(expect.objectContaining({ kind: 'unprocessable' }) as Error);
    expect(steps.length).toBeLessThanOrEqual(at / 100 + 1);
  });

  test('two rows of one id are refused', () => {
    const id = newId();
    expect(() =>
      checkValues(
        say,
        aResponse(2, () => ({ EntryId: id })),
      ),
    ).toThrow();
    expect(() => checkValues(say, aResponse(2))).not.toThrow();
  });
});

import { expect } from 'vitest';
import { measureValue } from '../expression/measure-value.ts';
import { handlingReserve, turnLimits, valueLimits } from '../run/limits/turn-limits.ts';
import type { TurnResult } from '../types.ts';

/** Expects that a turn has used no more than its limits and the reserve for handling a passed limit. */
export function expectWithinLimits({ steps, outputs, trace, conversation }: TurnResult): void {
  expect(steps).toBeLessThanOrEqual(turnLimits.steps + handlingReserve.steps);
  // The limit counts only texts, so keys, quotes and escapes are added to it.
  expect(JSON.stringify(outputs).length).toBeLessThanOrEqual(
    2 * (turnLimits.outputLength + handlingReserve.outputLength),
  );
  expect(JSON.stringify(trace).length).toBeLessThanOrEqual(2 * (turnLimits.traceLength + handlingReserve.traceLength));
  const all = [
    conversation.variables,
    conversation.locals ?? {},
    ...(conversation.stack ?? []).map(({ locals }) => locals ?? {}),
  ];
  const values = all.flatMap((one) => Object.values(one));
  for (const value of values) expect(measureValue(value)).toBeLessThanOrEqual(valueLimits.length);
  expect(values.reduce<number>((sum, value) => sum + measureValue(value), 0)).toBeLessThanOrEqual(
    valueLimits.allLength,
  );
}

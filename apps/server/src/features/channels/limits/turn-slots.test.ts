import { expect, test } from 'vitest';
import { createTurnSlots } from './turn-slots.ts';

test('an assistant runs at most twenty turns at once, without affecting other assistants (CHAT-3)', () => {
  const take = createTurnSlots();
  const taken = Array.from({ length: 20 }, () => take('busy'));
  expect(taken.every(Boolean)).toBe(true);
  expect(take('busy')).toBeUndefined();
  expect(take('quiet')).toBeDefined();
  taken[0]?.();
  expect(take('busy')).toBeDefined();
});

test('a sender runs at most five turns at once, and leaves the other slots of the assistant free (CHAT-3)', () => {
  const take = createTurnSlots();
  const taken = Array.from({ length: 6 }, () => take('busy', 'flooder'));
  expect(taken.map(Boolean)).toEqual([true, true, true, true, true, false]);
  expect(Array.from({ length: 15 }, (_, sender) => Boolean(take('busy', `visitor ${sender}`)))).not.toContain(false);
  expect(take('busy', 'visitor 16')).toBeUndefined();
  taken[0]?.();
  expect(take('busy', 'visitor 16')).toBeDefined();
});

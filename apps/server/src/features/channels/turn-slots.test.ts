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

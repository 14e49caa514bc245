import { beforeEach, describe, expect, test } from 'vitest';
import { useToasts } from '../../toasts/toast-store.ts';
import { claimPlace } from './claim-place.ts';
import { clearToasts } from '../../testing/modals-and-toasts.ts';

beforeEach(clearToasts);
const upload = (assetId: string, priorValue: string, second = 1) => ({
  assetId,
  fileName: `${assetId}.png`,
  priorValue,
  startedUtc: `2026-01-01T00:00:0${second}Z`,
});
const listToasts = () => useToasts.getState().toasts.map(({ message, parts }) => [message.message, parts]);

describe('an upload that has finished', () => {
  test('a finished upload is used when its place still has the value that it had at the start', () => {
    expect(claimPlace(upload('first', ''), '')).toBe(true);
    expect(listToasts()).toEqual([]);
  });

  test('a finished upload is not used when something else was chosen in the meantime, and a toast names the file', () => {
    expect(claimPlace(upload('late', 'old'), 'of a colleague')).toBe(false);
    expect(claimPlace(upload('late', 'old'), '')).toBe(false);
    const toast = [
      '{file} is in the media library but is not used here, because something else was chosen during its upload.',
      { file: 'late.png' },
    ];
    expect(listToasts()).toEqual([toast, toast]);
  });

  test('an upload that has finished replaces an upload of this page that was begun earlier, and none that was begun later', () => {
    expect(claimPlace(upload('second', 'old', 2), 'old')).toBe(true);
    expect(claimPlace(upload('third', 'old', 3), 'second')).toBe(true);
    expect(claimPlace(upload('retried', 'old', 1), 'third')).toBe(false);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conversationsMin, judgeShare, rangesMin, type ShareCounts } from './judge-share.ts';

const range = (share: number, whole = 1_000, conversations = 100): ShareCounts => ({
  conversations,
  whole,
  part: Math.round(share * whole),
});
const ranges = (shares: readonly number[]) => shares.map((share) => range(share));
const steady = ranges([0.1, 0.12, 0.11, 0.09, 0.1, 0.1, 0.11]);

describe('judgeShare', () => {
  test('a share that doubles is out of the band, a share near the median is in it', () => {
    expect(judgeShare(range(0.2), steady)).toEqual({ share: 0.2, usual: 0.1, place: 'unusual' });
    expect(judgeShare(range(0.11), steady)?.place).toBe('usual');
  });

  test('a share that falls is never unusual', () => {
    expect(judgeShare(range(0), ranges([0.5, 0.5, 0.5, 0.5, 0.5]))?.place).toBe('usual');
  });

  test('a share between the middle and the edge of the band is raised, which closes no alert', () => {
    // The band is 0.0593 wide: 4 times the deviation of the earlier shares, 1.4826 * 0.01.
    expect(judgeShare(range(0.14), steady)?.place).toBe('raised');
  });

  test('a small rise from zero is not unusual, even where the share never varied', () => {
    const never = ranges([0, 0, 0, 0, 0]);
    expect(judgeShare(range(0.04), never)?.place).toBe('raised');
    expect(judgeShare(range(0.02), never)?.place).toBe('usual');
    expect(judgeShare(range(0.06), never)?.place).toBe('unusual');
  });

  test('one bad day among the days before does not widen the band', () => {
    const withOutage = [...steady, range(1)];
    expect(judgeShare(range(0.2), withOutage)?.place).toBe('unusual');
  });

  test('a share that varies from day to day has a wide band', () => {
    const varying = ranges([0.1, 0.3, 0.2, 0.4, 0.15, 0.25, 0.35]);
    expect(judgeShare(range(0.45), varying)?.place).not.toBe('unusual');
  });

  test('the share of few turns may vary by chance without being unusual', () => {
    expect(judgeShare(range(0.2, 25, 20), steady)?.place).not.toBe('unusual');
    expect(judgeShare(range(0.6, 25, 20), steady)?.place).toBe('unusual');
  });

  test('a range with too few conversations is not judged', () => {
    expect(judgeShare(range(1, 1_000, conversationsMin - 1), steady)).toBeUndefined();
    expect(judgeShare(range(1, 1_000, conversationsMin), steady)).toBeDefined();
    expect(judgeShare(range(0, 0), steady)).toBeUndefined();
  });

  test('earlier ranges with too few conversations do not count for the usual value', () => {
    const small = Array.from({ length: 20 }, () => range(0.1, 10, conversationsMin - 1));
    expect(judgeShare(range(1), small)).toBeUndefined();
    expect(judgeShare(range(1), steady.slice(0, rangesMin - 1))).toBeUndefined();
    expect(judgeShare(range(1), [...small, ...steady.slice(0, rangesMin)])?.place).toBe('unusual');
  });

  test('the order of earlier ranges changes nothing, and a higher share is never judged milder than a lower one', () => {
    const places = ['usual', 'raised', 'unusual'];
    const rangeArbitrary = fc
      .record({
        conversations: fc.integer({ min: 0, max: 60 }),
        whole: fc.integer({ min: 0, max: 200 }),
        low: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ conversations, whole, low }) => ({ conversations, whole, part: Math.floor(whole * low) }));
    fc.assert(
      fc.property(
        rangeArbitrary,
        fc.array(rangeArbitrary, { maxLength: 28 }),
        fc.integer({ min: 0, max: 200 }),
        (current, before, more) => {
          const judged = judgeShare(current, before);
          expect(judgeShare(current, before.toReversed())).toEqual(judged);
          const higher = judgeShare({ ...current, part: Math.min(current.whole, current.part + more) }, before);
          if (judged && higher)
            expect(places.indexOf(higher.place)).toBeGreaterThanOrEqual(places.indexOf(judged.place));
        },
      ),
    );
  });
});

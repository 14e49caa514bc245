import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebaseTextChange } from './rebase-text-change.ts';
import {
  applyTextChange,
  compareTexts,
  invertTextChange,
  movePosition,
  moveSelection,
  type TextChange,
} from './text-change.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '😁', 'é'), maxLength: 12 });

/** A text with two changes of it, each of several parts. */
const twoChanges = text.chain((before) => {
  const change = fc
    .array(fc.record({ at: fc.nat(before.length), length: fc.nat(4), added: text, standsFirst: fc.boolean() }), {
      maxLength: 3,
    })
    .map((parts) => toChange(before, parts));
  return fc.record({ before: fc.constant(before), one: change, other: change });
});

interface RandomPart {
  readonly at: number;
  readonly length: number;
  readonly added: string;
  readonly standsFirst: boolean;
}

function toChange(before: string, parts: readonly RandomPart[]): TextChange {
  let end = 0;
  return parts
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, length, added, standsFirst }) => {
      const start = Math.max(at, end);
      const removed = before.slice(start, start + length);
      end = start + removed.length + 1;
      return (removed === '' && added === '') || start > before.length
        ? []
        : [{ at: start, removed, added, standsFirst }];
    });
}

const applied = (before: string, change: TextChange) => {
  const after = applyTextChange(before, change);
  if (after === undefined) throw new Error(`The change does not fit ${JSON.stringify(before)}.`);
  return after;
};

describe('compareTexts', () => {
  test('the change between two texts converts one to the other and back', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = compareTexts(before, after);
        expect(applied(before, change)).toBe(after);
        expect(applied(after, invertTextChange(change))).toBe(before);
      }),
    );
  });

  test('a change never divides a character of two units', () => {
    expect(compareTexts('a😀b', 'a😁b')).toEqual([{ at: 1, removed: '😀', added: '😁' }]);
    expect(compareTexts('\u{1F600}', '\u{1F400}')).toEqual([{ at: 0, removed: '\u{1F600}', added: '\u{1F400}' }]);
    expect(compareTexts('\u{1F600}', '\u{10600}')).toEqual([{ at: 0, removed: '\u{1F600}', added: '\u{10600}' }]);
  });

  test('words that stayed are kept when several places of a text have changed', () => {
    expect(compareTexts('one two three', 'zero one two three four')).toEqual([
      { at: 0, removed: '', added: 'zero ' },
      { at: 13, removed: '', added: ' four' },
    ]);
  });

  test.each([
    ['before the change', 1, 1],
    ['at the added text', 2, 4],
    ['inside the removed part', 3, 4],
    ['after the change', 5, 5],
  ])('a position %s moves with its text', (_where, position, moved) => {
    expect(movePosition(position, [{ at: 2, removed: 'cd', added: 'XY' }])).toBe(moved);
  });

  test.each([
    ['text is added before it', { at: 0, removed: '', added: 'XY' }, [4, 6]],
    ['text is added at its start', { at: 2, removed: '', added: 'XY' }, [4, 6]],
    ['text is added at its end', { at: 4, removed: '', added: 'XY' }, [2, 4]],
    ['text is added inside it', { at: 3, removed: '', added: 'XY' }, [2, 6]],
    ['text beside it is replaced', { at: 4, removed: 'e', added: 'XY' }, [2, 4]],
    ['it is replaced', { at: 1, removed: 'bcde', added: 'X' }, [2, 2]],
  ])('a selected part stays on its text when %s', (_what, splice, [from, to]) => {
    expect(moveSelection({ from: 2, to: 4 }, [splice])).toEqual({ from, to });
  });

  test('text that another author adds at a caret comes after it', () => {
    expect(moveSelection({ from: 2, to: 2 }, [{ at: 2, removed: '', added: 'XY' }])).toEqual({ from: 2, to: 2 });
    expect(moveSelection({ from: 2, to: 2 }, [{ at: 2, removed: 'cd', added: 'XY' }])).toEqual({ from: 2, to: 2 });
    expect(moveSelection({ from: 2, to: 2 }, [{ at: 1, removed: '', added: 'XY' }])).toEqual({ from: 4, to: 4 });
  });

  test('no caret jumps past the words of another author: words left of it stay there, and no others join them', () => {
    fc.assert(
      fc.property(
        text.chain((before) => fc.tuple(fc.constant(before), fc.nat(before.length), fc.nat(before.length), text)),
        ([before, caret, at, added]) => {
          const { from, to } = moveSelection({ from: caret, to: caret }, [{ at, removed: '', added }]);
          const after = before.slice(0, at) + added + before.slice(at);
          expect(from).toBe(to);
          const isBefore = at < caret;
          const left = isBefore ? before.slice(0, at) + added + before.slice(at, caret) : before.slice(0, caret);
          expect(after.slice(0, from)).toBe(left);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a comparison that knows the caret finds exactly what was typed, even between equal letters', () => {
    fc.assert(
      fc.property(
        text.chain((before) => fc.tuple(fc.constant(before), fc.nat(before.length), fc.nat(3), text)),
        ([before, at, length, added]) => {
          const isInsideOne = [at, at + length].some((place) => isInsideCharacter(before, place));
          fc.pre(!isInsideOne && (added === '' || length === 0));
          const removed = before.slice(at, at + length);
          const after = before.slice(0, at) + added + before.slice(at + length);
          fc.pre(after !== before);
          expect(compareTexts(before, after, at + added.length)).toEqual([{ at, removed, added }]);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a caret that cannot have typed the change is left out of account', () => {
    for (const caret of [0, 1, 5, 99, -1])
      expect(compareTexts('abc', 'abXc', caret)).toEqual(compareTexts('abc', 'abXc'));
  });

  test('a change that does not fit a text is not applied', () => {
    expect(applyTextChange('tea', [{ at: 1, removed: 'x', added: 'y' }])).toBeUndefined();
    expect(applyTextChange('tea', [{ at: 4, removed: '', added: 'y' }])).toBeUndefined();
    expect(applyTextChange('tea', [{ at: -1, removed: '', added: 'y' }])).toBeUndefined();
  });
});

describe('rebaseTextChange', () => {
  test('two changes of a text lead to the same text in either order', () => {
    fc.assert(
      fc.property(twoChanges, ({ before, one, other }) => {
        const oneFirst = applied(applied(before, one), rebaseTextChange(other, one, 'own'));
        const otherFirst = applied(applied(before, other), rebaseTextChange(one, other, 'other'));
        expect(oneFirst).toBe(otherFirst);
      }),
      { numRuns: 5_000 },
    );
  });

  test('everything that either side added is in the merged text, and nothing that both kept is missing', () => {
    fc.assert(
      fc.property(twoChanges, ({ before, one, other }) => {
        const merged = applied(applied(before, other), rebaseTextChange(one, other, 'other'));
        const left = removeParts(merged, one, other);
        const both = new Set([...listRemoved(one), ...listRemoved(other)]);
        const kept = before.split('').filter((_unit, at) => !both.has(at));
        expect(left).toBe([...kept].sort().join(''));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['typing at two places', 'a b', 'a1 b', 'a b2', 'a1 b2'],
    ['typing at one place', 'a', 'aX', 'aY', 'aYX'],
    ['replacing the same word', 'tea', 'coffee', 'water', 'watercoffee'],
    ['typing inside what the other removed', 'one two six', 'one tXwo six', 'one six', 'one Xsix'],
    ['removing around what the other typed', 'one two', '', 'one X two', 'X '],
    ['removing what the other removed', 'one two', 'one', 'one', 'one'],
  ])('%s keeps both', (_what, before, mine, theirs, merged) => {
    const rebased = rebaseTextChange(compareTexts(before, mine), compareTexts(before, theirs), 'other');
    expect(applied(theirs, rebased)).toBe(merged);
  });

  test('letters that continue a word stay in it, although another author has typed at its end', () => {
    const letters = [{ at: 3, removed: '', added: 'lo', standsFirst: true }];
    const word = [{ at: 3, removed: '', added: 'world' }];
    expect(applied('helworld', rebaseTextChange(letters, word, 'other'))).toBe('helloworld');
    expect(applied('hello', rebaseTextChange(word, letters, 'own'))).toBe('helloworld');
  });

  test('text that undo restores returns to its position, before text that was typed there later', () => {
    const deletion = compareTexts('x-WAS', 'x');
    const typing = compareTexts('x', 'x-HERE');
    expect(applied('x-HERE', rebaseTextChange(invertTextChange(deletion), typing, 'other'))).toBe('x-WAS-HERE');
  });
});

const isInsideCharacter = (of: string, at: number) =>
  /[\uD800-\uDBFF]$/.test(of.slice(0, at)) && /^[\uDC00-\uDFFF]/.test(of.slice(at));

const listRemoved = (change: TextChange) =>
  change.flatMap(({ at, removed }) => Array.from({ length: removed.length }, (_unit, index) => at + index));

/** The units of a text without those that the changes added, sorted. */
function removeParts(merged: string, ...changes: readonly TextChange[]): string {
  const units = merged.split('');
  for (const added of changes.flatMap((change) => change.flatMap((splice) => splice.added.split('')))) {
    const at = units.indexOf(added);
    expect(at).toBeGreaterThanOrEqual(0);
    units.splice(at, 1);
  }
  return units.sort().join('');
}

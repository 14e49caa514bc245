import type { Recording } from '@confab/contracts';
import { expect, test } from 'vitest';
import { hasMasks, listRepeatedTurns, matchesMasked, parseRecordedRequest, toRecordedParams } from './index.ts';

type Turn = Recording['turns'][number];
const turn = (number: number, input: Turn['input'], said: string | null = null): Turn => ({
  number,
  input,
  said,
  answered: `Answer ${number}`,
  isEnded: false,
});
const list = (turns: readonly Turn[], upTo = 99) =>
  listRepeatedTurns({ turns: [...turns] }, upTo)?.map(({ said, isOpening, answered }) => [said, isOpening, answered]);

test('a conversation is repeated from its opening up to the chosen turn, silence included', () => {
  const turns = [turn(1, 'begin'), turn(2, 'said', 'hello'), turn(3, 'silent'), turn(4, 'said', 'more')];
  expect(list(turns, 3)).toEqual([
    [null, true, 'Answer 1'],
    ['hello', false, 'Answer 2'],
    [null, false, 'Answer 3'],
  ]);
});

test('a conversation that began with an utterance gets an opening that is compared with nothing', () => {
  expect(list([turn(1, 'intent', 'opening hours')])).toEqual([
    [null, true, null],
    ['opening hours', false, 'Answer 1'],
  ]);
});

test('a repeated conversation leaves out the turns in which the visitor asked again, began again or left', () => {
  const turns = [turn(1, 'begin'), turn(2, 'again'), turn(3, 'said', 'hello'), turn(4, 'begin'), turn(5, 'left')];
  expect(list(turns)).toEqual([
    [null, true, 'Answer 1'],
    ['hello', false, 'Answer 3'],
  ]);
});

test('a conversation cannot be repeated past an utterance that is not kept', () => {
  const turns = [turn(1, 'begin'), turn(2, 'said'), turn(3, 'said', 'hello')];
  expect(list(turns)).toBeUndefined();
  expect(list(turns, 1)).toEqual([[null, true, 'Answer 1']]);
});

test.each([
  ['Call [phone] now.', 'Call 0151 2345678 now.', true],
  ['Call [phone] now.', 'Call us now!', false],
  ['We open\nat nine.', 'We open at nine. ', true],
  ['Two * two', 'Two times two', false],
  ['[email]', 'ada@mail.example', true],
])('a stored %s and a new %s are the same: %s', (stored, text, isSame) => {
  expect(matchesMasked(stored, text)).toBe(isSame);
});

test('a masked text is recognised, and brackets of an author are not', () => {
  expect([hasMasks('at [email]'), hasMasks('[phone]'), hasMasks('[hours]'), hasMasks(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an address names a conversation, a turn and who answers, or nothing', () => {
  const request = { conversation: '00000000-0000-4000-8000-000000000009', turn: 3, on: 'draft' } as const;
  expect(parseRecordedRequest(toRecordedParams(request))).toEqual(request);
  for (const [name, value] of [
    ['recorded', 'x'],
    ['turn', '0'],
    ['on', 'evil'],
  ] as const) {
    const params = toRecordedParams(request);
    params.set(name, value);
    expect(parseRecordedRequest(params)).toBeUndefined();
  }
});

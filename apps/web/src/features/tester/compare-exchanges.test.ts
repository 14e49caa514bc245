import { describe, expect, test } from 'vitest';
import { compareExchanges, groupExchanges } from './compare-exchanges.ts';
import { isSimulated, readTesterSettings, writeTesterSettings } from './tester-settings.ts';

const bubble = (from: 'assistant' | 'visitor', text: string, state: 'there' | 'sending' = 'there') => ({
  id: text,
  from,
  heading: '',
  text,
  imageUrl: null,
  state,
});
const talk = (...texts: readonly [string, string][]) =>
  texts.map(([said, answer]) => ({ said: said || null, answers: [answer] }));

describe('exchangesOf', () => {
  test('groups what came back by what was said, and leaves out what is not answered yet', () => {
    const bubbles = [
      bubble('assistant', 'Ahoy!'),
      bubble('visitor', 'tea'),
      bubble('assistant', 'Tea.'),
      bubble('assistant', 'Sugar?'),
      bubble('visitor', 'no', 'sending'),
    ];
    expect(groupExchanges(bubbles)).toEqual([
      { said: null, answers: ['Ahoy!'] },
      { said: 'tea', answers: ['Tea.', 'Sugar?'] },
    ]);
  });
});

describe('compareExchanges', () => {
  const one = talk(['', 'Ahoy!'], ['tea', 'One tea.'], ['no', 'Bye.']);
  test.each([
    ['nothing yet', [], undefined],
    ['the same as far as it goes', one.slice(0, 2), { kind: 'same', exchanges: 2 }],
    ['another opening', talk(['', 'Hello!'], ['tea', 'One tea.']), { kind: 'differs', exchange: 0 }],
    ['another answer', talk(['', 'Ahoy!'], ['tea', 'Two teas.']), { kind: 'differs', exchange: 1 }],
    ['other words', talk(['', 'Ahoy!'], ['coffee', 'One tea.']), { kind: 'otherWords' }],
  ] as const)('knows %s', (_what, other, found) => {
    expect(compareExchanges(one, other)).toEqual(found);
  });
});

describe('the settings in the address', () => {
  test('come back as they were', () => {
    const settings = {
      stages: ['Beta', 'Live'],
      language: 'de',
      platform: 'Alexa',
      isReturning: true,
      showsWhy: true,
    } as const;
    expect(writeTesterSettings(settings)).toBe('?stages=Beta,Live&language=de&platform=Alexa&visitor=returning&why');
    expect(readTesterSettings(writeTesterSettings(settings))).toEqual(settings);
  });

  test('are sensible whatever somebody wrote there', () => {
    const found = readTesterSettings('?stages=Draft,Live,Live,Live,Live,Live&language=%3Cb%3E&platform=x');
    expect(found).toEqual({
      stages: ['Live', 'Live', 'Live', 'Live'],
      language: undefined,
      platform: 'Chatbot',
      isReturning: false,
      showsWhy: false,
    });
    expect(isSimulated(found)).toBe(false);
    expect(isSimulated({ ...found, showsWhy: true })).toBe(true);
  });
});

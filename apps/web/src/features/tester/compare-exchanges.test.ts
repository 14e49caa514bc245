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
  texts.map(([utterance, response]) => ({ utterance: utterance || null, responses: [response] }));

describe('groupExchanges', () => {
  test('groupExchanges groups responses by utterance and leaves out unanswered utterances', () => {
    const bubbles = [
      bubble('assistant', 'Ahoy!'),
      bubble('visitor', 'tea'),
      bubble('assistant', 'Tea.'),
      bubble('assistant', 'Sugar?'),
      bubble('visitor', 'no', 'sending'),
    ];
    expect(groupExchanges(bubbles)).toEqual([
      { utterance: null, responses: ['Ahoy!'] },
      { utterance: 'tea', responses: ['Tea.', 'Sugar?'] },
    ]);
  });
});

describe('compareExchanges', () => {
  const one = talk(['', 'Ahoy!'], ['tea', 'One tea.'], ['no', 'Bye.']);
  test.each([
    ['nothing when a conversation is empty', [], undefined],
    ['the same responses up to the end of the shorter conversation', one.slice(0, 2), { kind: 'same', exchanges: 2 }],
    ['a different opening', talk(['', 'Hello!'], ['tea', 'One tea.']), { kind: 'differs', exchange: 0 }],
    ['a different response', talk(['', 'Ahoy!'], ['tea', 'Two teas.']), { kind: 'differs', exchange: 1 }],
    ['different inputs', talk(['', 'Ahoy!'], ['coffee', 'One tea.']), { kind: 'differentInputs' }],
  ] as const)('compareExchanges reports %s', (_what, other, found) => {
    expect(compareExchanges(one, other)).toEqual(found);
  });
});

describe('tester settings in the URL', () => {
  test('tester settings are the same after writing them to the URL and reading them back', () => {
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

  test('invalid tester settings in the URL are replaced by defaults', () => {
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

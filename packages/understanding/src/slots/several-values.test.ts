import { describe, expect, test } from 'vitest';
import { matchUtterance } from '../match-utterance.ts';
import { trainIntents } from '../train-intents.ts';
import { createSlotFiller } from './slot-filler.ts';

const toppings = {
  id: 'toppings',
  name: 'Toppings',
  isOpen: false,
  values: [
    { value: 'cheese', synonyms: ['extra cheese'] },
    { value: 'ham', synonyms: [] },
    { value: 'olives', synonyms: [] },
    { value: 'red onions', synonyms: [] },
  ],
};
const openToppings = { ...toppings, id: 'open', name: 'Open toppings', isOpen: true };
const lists = [toppings, openToppings];

describe('an answer for a slot that takes several values', () => {
  const fill = (text: string, type: string, language = 'en') =>
    createSlotFiller([{ id: 'asked', type, takesSeveral: true }], lists, language)
      .fill(text, ['asked'])
      .get('asked');

  test.each([
    ['cheese and ham', 'toppings', ['cheese', 'ham']],
    ['cheese, ham, and red onions please', 'toppings', ['cheese', 'ham', 'red onions']],
    ['just olives', 'toppings', ['olives']],
    ['olives and olives', 'toppings', ['olives']],
    ['cheese and ham, no wait, olives', 'toppings', ['olives']],
    ['nothing of it', 'toppings', undefined],
    ['cheese and pineapple', 'open', ['cheese', 'pineapple']],
    ['Ada, Grace and Linus', 'text', ['Ada', 'Grace', 'Linus']],
    ['two or three', 'number', [2, 3]],
  ])('%s (%s)', (text, type, values) => {
    expect(fill(text, type)).toEqual(values);
  });

  test('an answer with several values is split at the word for "and" of its language', () => {
    expect(fill('Ada und Grace', 'text', 'de')).toEqual(['Ada', 'Grace']);
    expect(fill('Ada und Grace', 'text', 'en')).toEqual(['Ada und Grace']);
  });
});

describe('an utterance with a slot that takes several values', () => {
  const several = { name: 'topping', type: 'toppings', takesSeveral: true };
  const samples = ['a pizza with {topping}', 'I would like a pizza with {topping}', '{topping} on my pizza'];
  const intents = [
    { id: 'pizza', name: 'Pizza', samples, keywords: [], slots: [several] },
    { id: 'bye', name: 'Bye', samples: ['goodbye', 'see you'], keywords: [] },
  ];
  const slotsOf = (text: string, type = 'toppings') => {
    const own = intents.map((intent) => (intent.slots ? { ...intent, slots: [{ ...several, type }] } : intent));
    const model = trainIntents(own, 'en', lists);
    return matchUtterance(model, text, ['pizza', 'bye'])[0]?.slots;
  };

  test('fills it with all of them, and returns the text that has them', () => {
    expect(slotsOf('a pizza with cheese, ham and red onions')).toMatchObject([
      { slot: 'topping', value: ['cheese', 'ham', 'red onions'], text: 'cheese, ham and red onions' },
    ]);
    expect(slotsOf('a pizza with olives')).toMatchObject([{ value: ['olives'], text: 'olives' }]);
    expect(slotsOf('a pizza')).toBeUndefined();
  });

  test('fills one of any words with the words between commas and "and"', () => {
    expect(slotsOf('a pizza with pineapple and sweetcorn', 'text')).toMatchObject([
      { value: ['pineapple', 'sweetcorn'] },
    ]);
  });
});

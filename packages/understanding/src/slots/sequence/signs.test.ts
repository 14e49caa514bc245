import { expect, test } from 'vitest';
import { matchUtterance, trainIntents } from '../../index.ts';

function readSlots(language: string, samples: readonly string[], type: string, text: string) {
  const slots = [
    { name: 'who', type: 'text' },
    { name: 'what', type },
  ];
  const model = trainIntents([{ id: 'one', name: 'One', samples, keywords: [], slots }], language);
  const found = matchUtterance(model, text, ['one'])[0]?.slots ?? [];
  return Object.fromEntries(found.map(({ slot, value }) => [slot, value]));
}

test.each([
  ['en', 'pay {who} {what}', 'currency', 'pay Bob $20', { who: 'Bob', what: { amount: 20, currency: 'USD' } }],
  [
    'en',
    'pay {who} {what}',
    'currency',
    'pay Ann Lee $1,200.50',
    { who: 'Ann Lee', what: { amount: 1200.5, currency: 'USD' } },
  ],
  ['en', 'give {who} {what} off', 'percentage', 'give Bob 20% off', { who: 'Bob', what: 20 }],
  ['en', 'call {who} at {what}', 'phone', 'call Bob at +49 151 2345678', { who: 'Bob', what: '+491512345678' }],
  [
    'de',
    'überweise {who} {what}',
    'currency',
    'überweise Oma 50 €',
    { who: 'Oma', what: { amount: 50, currency: 'EUR' } },
  ],
])(
  'a value that begins or ends with a sign is not part of the words beside it, in %s: %s for a %s: %s',
  (language, sample, type, text, slots) => {
    expect(readSlots(language, [sample], type, text)).toEqual(slots);
  },
);

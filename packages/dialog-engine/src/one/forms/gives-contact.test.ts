import { expect, test } from 'vitest';
import { chat, drawn, type Sketch } from '../../testing/small-one-projects.ts';
import { rows, says, shown } from '../../testing/small-projects.ts';

const Fields = rows(
  ['p', { Name: 'People', AnswerType: 'number', Prompt: says('People?') }],
  ['d', { Name: 'Day', AnswerType: 'date', Prompt: says('Day?') }],
);
const pages: Readonly<Record<string, Sketch>> = {
  table: { type: 'Form', keywords: 'form', values: { Fields } },
  parking: { keywords: 'parking|parkplatz', says: 'Behind the house.' },
};

test.each([
  ['is parking free 11.30-14.00', 'en'],
  ['parking 11.30-14.00', 'en'],
  ['do you have parking near example.com?', 'en'],
  ['is your parking on www.example.com', 'en'],
  ['ist euer Parkplatz auf www.example.com', 'de'],
  ['es su parking www.example.com', 'es'],
  ['est-ce votre parking www.example.com', 'fr'],
] as const)(
  'a question about another page is answered although it has an address or times: "%s" (%s)',
  (said, Language) => {
    const turns = chat(drawn('start\ntable\nparking', pages, { Language }), ['form', '4', said]);
    expect(shown(turns.at(-1))).toEqual(['Behind the house.', 'Day?']);
  },
);

test('an address beside the keyword of another page is a wrong answer, and the question is asked again', () => {
  const turns = chat(drawn('start\ntable\nparking', pages), ['form', '4', 'parking@example.com for the parking']);
  expect(shown(turns.at(-1)).join()).not.toContain('Behind the house.');
});

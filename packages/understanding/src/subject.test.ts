import { expect, test } from 'vitest';
import { matchUtterance } from './match-utterance.ts';
import { trainIntents } from './train-intents.ts';
import { anIntent } from './testing/an-intent.ts';

const clinic = [
  anIntent(
    'urgent',
    'this is an emergency',
    'I have chest pain',
    'there is a lot of blood',
    'I think it is a stroke',
    'it hurts badly and it is getting worse',
    'my child has a very high fever',
    'I feel faint and my arm is numb',
  ),
  anIntent('cancel', 'I want to cancel my appointment', 'please cancel my booking', 'take me off the list'),
  anIntent('change', 'I need to change my appointment', 'reschedule my visit', 'another time please'),
  anIntent('hours', 'when are you open', 'when do you close', 'what are your opening hours'),
  anIntent('book', "I'd like to book an appointment", 'can I see a doctor', 'do you have a free slot'),
];
const ids = clinic.map(({ id }) => id);
const model = trainIntents(clinic, 'en');
const best = (text: string) => matchUtterance(model, text, ids)[0];

test.each([
  'my name is Ada Lovelace',
  'my name is Bob',
  'it is raining',
  'this is Peter speaking',
  'my dog is called Rex',
  'I like turtles and geese',
])('%s: an utterance that shares only small words with the samples scores low', (text) => {
  expect(best(text)?.score).toBeLessThan(0.45);
});

test.each([
  ['there is so much blood', 'urgent'],
  ['my arm is really numb now', 'urgent'],
  ['could I see the doctors on Friday', 'book'],
  ['I must rescheduel my visit', 'change'],
])('%s: an utterance about the subject of the samples, even misspelt, matches %s', (text, id) => {
  expect(best(text)).toMatchObject({ intentId: id });
  expect(best(text)?.score).toBeGreaterThan(0.45);
});

test('an intent with a free-text slot is not penalised for unknown subjects', () => {
  const name = {
    ...anIntent('name', 'I am {name}', 'my name is {name}', 'call me {name}'),
    slots: [{ name: 'name', type: 'text' }],
  };
  const named = trainIntents([name, ...clinic], 'en');
  const [found] = matchUtterance(named, 'I am Bob', ['name', ...ids]);
  expect(found).toMatchObject({ intentId: 'name', slots: [{ slot: 'name', value: 'Bob' }] });
  expect(found?.score).toBeGreaterThan(0.45);
});

test('German utterances that share only small words with the samples score low', () => {
  const german = trainIntents(
    [
      anIntent('notfall', 'das ist ein notfall', 'es ist sehr viel blut da', 'mein arm ist taub'),
      anIntent('absagen', 'ich möchte meinen termin absagen', 'bitte den termin streichen'),
    ],
    'de',
  );
  const score = (text: string) => matchUtterance(german, text, ['notfall', 'absagen'])[0]?.score ?? 0;
  for (const text of ['mein Name ist Ada', 'es ist sonnig', 'ich möchte Suppe']) expect(score(text)).toBeLessThan(0.45);
  expect(score('mein Termin muss gestrichen werden')).toBeGreaterThan(0.45);
});

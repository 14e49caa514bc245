import { aSourceNode } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { heard, begin, end, project, rows, says, talk, traced, variables, way } from '../testing/small-projects.ts';

// A German project with intents, slots and answers.

const table = project(
  [
    begin('q'),
    aSourceNode('Ask', 'q', {
      Response: says('Was darf es sein?'),
      Connectors: rows(['w', way('Intent', 'c', { IntentId: 'table' })]),
    }),
    aSourceNode('Capture', 'c', {
      Slots: rows(
        ['f-day', { Slot: 's-day', Prompt: says('An welchem Tag?') }],
        ['f-guests', { Slot: 's-guests', Prompt: says('Wie viele?'), Confirm: says('{tv.SlotValue} Gäste?') }],
      ),
      Connectors: rows(['next', way('Next', 'e')]),
    }),
    end('e', 'am {tv.Day} für {tv.Guests}'),
  ],
  {
    Language: 'de',
    Variables: variables(['Day', 'string'], ['Guests', 'int']),
    Slots: rows(
      ['s-day', { Name: 'tag', SlotType: 'date', Variable: 'Day' }],
      ['s-guests', { Name: 'gäste', SlotType: 'number', Variable: 'Guests' }],
    ),
    Intents: rows(['table', { Name: 'Tisch', Samples: 'ich möchte einen Tisch reservieren\neinen Tisch für {gäste}' }]),
  },
);

test('a German project understands German numbers, days and answers, in sentences and as single words', () => {
  expect(
    heard(table, ['Ich möchte einen Tisch reservieren', 'übermorgen', 'dreiundzwanzig Personen', 'ja genau']),
  ).toEqual(['Was darf es sein?', 'An welchem Tag?', 'Wie viele?', '23 Gäste?', 'am Samstag, 3. Januar für 23']);
});

test('a German project uses the slots of the intent first, and asks again after a no', () => {
  const turns = talk(table, ['einen Tisch für vier', 'am Samstag', 'nein', 'zu fünft, also fünf', 'stimmt']);
  expect(traced(turns[1], 'understood')[0]).toMatchObject({ chosen: 'table' });
  expect(turns.at(-1)?.conversation.variables).toEqual({ Day: '1970-01-03', Guests: 5 });
});

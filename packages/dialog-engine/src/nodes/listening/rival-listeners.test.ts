import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { begin, end, heard, listen, project, rows, say, says, way } from '../../testing/small-projects.ts';

const intents = rows(
  ['allergens', { Name: 'Allergens', Samples: 'do you have oat milk\nis there milk in the {drink}\nwhat about nuts' }],
  ['hours', { Name: 'Hours', Samples: 'when are you open\nwhat are your hours' }],
  [
    'coffee',
    { Name: 'Coffee', Samples: 'a {size} {drink} with {milk} milk\ntwo {size} {drink}\nI would like a {drink}' },
  ],
);
const lists = {
  Slots: rows(
    ['s1', { Name: 'drink', SlotType: 't1' }],
    ['s2', { Name: 'size', SlotType: 't2' }],
    ['s3', { Name: 'milk', SlotType: 't3' }],
  ),
  SlotTypes: rows(
    ['t1', { Name: 'Drinks', Values: 'cappuccino|cappuccinos\nlatte|lattes' }],
    ['t2', { Name: 'Sizes', Values: 'small\nlarge' }],
    ['t3', { Name: 'Milks', Values: 'oat\nsoy' }],
  ),
};
const source = project(
  [
    begin('q'),
    aSourceNode('Ask', 'q', {
      Response: says('Drinks or allergens?'),
      Connectors: rows(listen('allergens', 'told'), ['nomatch', way('NoMatch', '')]),
    }),
    end('told', 'Oat and soy.'),
    aSourceNode(
      'StartModule',
      'ear',
      { Connectors: rows(listen('coffee', 'added'), listen('hours', 'added')) },
      'back',
    ),
    { ...say('added', 'Added.', ''), workflowId: 'back' },
  ],
  { Intents: intents, ...lists, GlobalMessages: { NoMatch: says('Sorry?') } },
  { back: 'BackgroundModule' },
);

describe('a question and a background module that both understand an utterance', () => {
  test('the module answers when its intent is likelier and takes more values of lists', () => {
    expect(heard(source, ['two large cappuccinos with oat milk'])[1]).toMatch(/^Added\./);
  });

  test('the question answers what it understands as well', () => {
    expect(heard(source, ['is there any milk in the latte'])[1]).toBe('Oat and soy.');
  });
});

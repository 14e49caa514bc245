import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import {
  begin,
  end,
  heard,
  listen,
  problemsOf,
  project,
  rows,
  say,
  says,
  variables,
  way,
} from '../../testing/small-projects.ts';

const intents = rows(
  ['name', { Name: 'Name', Samples: 'my name is {name}\nI am called {name}', Keywords: 'my name' }],
  ['hours', { Name: 'Hours', Samples: 'when are you open\nwhat are your hours', Keywords: 'open' }],
  ['order', { Name: 'Order', Samples: 'a {drink} please\nI would like a {drink}', Keywords: '' }],
);

function question(values = {}, target = 'bye') {
  return project(
    [
      begin('q'),
      aSourceNode('Ask', 'q', {
        Response: says('Your name?'),
        AcceptsAnyAnswer: true,
        SaveAnswerTo: 'Who',
        Connectors: rows(listen('name', 'bye'), ['nomatch', way('NoMatch', target)]),
        ...values,
      }),
      end('bye', 'Hello {tv.Who}'),
      aSourceNode(
        'StartModule',
        'ear',
        { Connectors: rows(listen('hours', 'open'), listen('order', 'ordered')) },
        'back',
      ),
      { ...say('open', 'Nine to five.', ''), workflowId: 'back' },
      { ...say('ordered', 'A {tv.Drink}.', ''), workflowId: 'back' },
    ],
    {
      Intents: intents,
      Variables: variables(['Who', 'string'], ['Drink', 'string']),
      Slots: rows(
        ['n', { Name: 'name', SlotType: 'text', Variable: 'Who' }],
        ['d', { Name: 'drink', SlotType: 'drinks', Variable: 'Drink' }],
      ),
      SlotTypes: rows(['drinks', { Name: 'drinks', IsOpen: false, Values: 'tea\ncoffee' }]),
    },
    { back: 'BackgroundModule' },
  );
}
const last = (text: string) => heard(question(), [text]).at(-1);

describe('an Ask that accepts any other answer', () => {
  test('an Ask that accepts any other answer stores an answer that nothing matches, and follows the connector for no match at once', () => {
    expect(last('Ada Lovelace')).toBe('Hello Ada Lovelace');
  });

  test('an Ask that accepts any other answer takes the value of its own intent instead of the whole answer', () => {
    expect(last('my name is Ada')).toBe('Hello Ada');
  });

  test('a keyword or a value of a list interrupts a question that accepts any answer, which is then asked again', () => {
    expect(last('are you open today')).toBe('Nine to five. / Your name?');
    expect(last('I would like a tea')).toBe('A tea. / Your name?');
  });

  test('needs a target for the answer', () => {
    expect(problemsOf(question({}, ''))).toContain('MissingConnector q Connectors/nomatch/TargetNodeId');
  });
});

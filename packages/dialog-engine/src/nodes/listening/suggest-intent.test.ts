import type { JsonObject, JsonValue } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import {
  begin,
  end,
  heard,
  project,
  rows,
  says,
  shown,
  stepNow,
  talk,
  toInput,
  traced,
  variables,
  way,
} from '../../testing/small-projects.ts';

const alike = rows(
  ['drink', { Name: 'order a drink', Samples: 'order something to drink please\nI want to order a drink' }],
  ['meal', { Name: 'order a meal', Samples: 'order something good to eat please\nI want to order a meal' }],
  ['room', { Name: 'order a room', Samples: 'order something to sleep in now please\nI want to order a room' }],
  ['hours', { Name: 'opening hours', Samples: 'when are you open\nwhat are your opening hours' }],
);
const settings = {
  NLUSettings: { Threshold: 0.5, Margin: 0.15 },
  GlobalMessages: { DidYouMean: says('Did you mean {tv.Suggestion}?'), NoMatch: says('Sorry?') },
};
const leads = (id: string) => way('Intent', `to-${id}`, { IntentId: id });
const ends = ['drink', 'meal', 'room', 'hours'].map((id) => end(`to-${id}`, `${id}: {tv.Answer}`));

/** A question with similar intents; `beside` has the connectors of its workflow's Start node. */
function shop(ids: readonly string[], values: JsonObject = {}, beside: readonly string[] = []) {
  const listening = rows(['next', way('Next', 'q')], ...beside.map((id) => [`b-${id}`, leads(id)] as const));
  return project(
    [
      beside.length === 0 ? begin('q') : aSourceNode('Start', 'start', { Connectors: listening }),
      aSourceNode('Ask', 'q', {
        Response: says('What now?'),
        SaveAnswerTo: 'Answer',
        Connectors: rows(...ids.map((id) => [`w-${id}`, leads(id)] as const)),
      }),
      ...ends,
    ],
    { Intents: alike, Variables: variables(['Answer', 'string']), ...settings, ...values },
  );
}

const said = 'I want to order something';

describe('"Did you mean"', () => {
  test.each(['yes', 'Yes, please!', 'yep', 'that is right', 'that one', 'ok'])(
    '"%s" accepts the suggested intent',
    (yes) => {
      expect(heard(shop(['drink', 'meal']), [said, yes])).toEqual([
        'What now?',
        'Did you mean order a drink?',
        `drink: ${said}`,
      ]);
    },
  );

  test.each(['no', 'No, thanks.', 'nope', 'none of them', 'that is wrong'])(
    '"%s" leads to the next likely suggestion, then to the question again',
    (no) => {
      const turns = talk(shop(['drink', 'meal', 'room', 'hours']), [said, no, no, 'when are you open']);
      expect(turns.map((turn) => shown(turn).join())).toEqual([
        'What now?',
        'Did you mean order a drink?',
        expect.stringMatching(/^Did you mean order a (?:meal|room)\?$/),
        'Sorry?',
        'hours: when are you open',
      ]);
      expect(traced(turns[2], 'understood').map(({ reason }) => reason)).toEqual([
        'the person said no to the suggestion',
        'too close to tell, so the person is asked',
      ]);
      expect(turns[3]?.conversation).toMatchObject({ reprompts: { noMatch: 1, noInput: 0 } });
    },
  );

  test('a yes to the second suggestion accepts it with the original utterance', () => {
    const [, , offer, taken] = heard(shop(['drink', 'meal']), [said, 'no', 'yes']);
    expect([offer, taken]).toEqual(['Did you mean order a meal?', `meal: ${said}`]);
  });

  test.each(['when are you open', 'no, when are you open', 'no I meant the opening hours'])(
    '"%s" routes to the intent that is named instead of the suggested one',
    (text) => {
      const turns = talk(shop(['drink', 'meal', 'room', 'hours']), [said, text]);
      expect(shown(turns[1])[0]).toContain('Did you mean');
      expect(shown(turns[2])).toEqual([`hours: ${text}`]);
    },
  );

  test('the reply to a suggestion is read in the language of the project', () => {
    const german = {
      Language: 'de',
      NLUSettings: { Threshold: 0.5, Margin: 0.5 },
      Intents: rows(
        [
          'drink',
          { Name: 'Getränk bestellen', Samples: 'ich möchte etwas zu trinken bestellen\nein Getränk bestellen' },
        ],
        ['meal', { Name: 'Essen bestellen', Samples: 'ich möchte etwas zu essen bestellen\nein Essen bestellen' }],
      ),
      GlobalMessages: { DidYouMean: says('Meinten Sie {tv.Suggestion}?'), NoMatch: says('Wie bitte?') },
    };
    const [, offer, next, taken] = heard(shop(['drink', 'meal'], german), ['etwas bestellen', 'nein danke', 'genau']);
    expect([offer, next, taken]).toEqual([
      'Meinten Sie Getränk bestellen?',
      'Meinten Sie Essen bestellen?',
      'meal: etwas bestellen',
    ]);
  });

  test('intents of the workflow’s Start node are suggested, too', () => {
    const turns = talk(shop(['hours'], {}, ['drink', 'meal']), [said, 'no', 'yes']);
    const offers = turns.slice(1, 3).map((turn) => shown(turn)[0]);
    expect(offers[0]).toMatch(/^Did you mean order a (?:drink|meal)\?$/);
    expect(offers[1]).toMatch(/^Did you mean order a (?:drink|meal)\?$/);
    expect(turns[3]?.ended).toBe(true);
    expect(traced(turns[3], 'connectorTaken')[0]?.nodeId).toBe('start');
  });

  test('an intent that the question and an earlier open one listen for is suggested once', () => {
    const open = (id: string) => ({ ...leads(id), OpenTurns: 5 });
    const source = shop(['drink', 'meal']);
    const ask = (id: string, connectors: JsonValue) =>
      aSourceNode('Ask', id, { Response: says(id), Connectors: connectors });
    const nodes = [
      begin('q'),
      ask(
        'q',
        rows(
          ['w-drink', open('drink')],
          ['w-meal', open('meal')],
          ['w-hours', way('Intent', 'then', { IntentId: 'hours' })],
        ),
      ),
      ask('then', rows(['w-drink', leads('drink')], ['w-meal', leads('meal')])),
      ...ends,
    ];
    expect(heard({ ...source, nodes }, ['when are you open', said, 'no', 'no'])).toEqual([
      'q',
      'then',
      'Did you mean order a drink?',
      'Did you mean order a meal?',
      'Sorry?',
    ]);
  });

  test.each([
    ['drink', 'meal'],
    ['meal', 'drink'],
  ])('an intent of the question is suggested for it though an earlier open one listens for it: %s', (id, other) => {
    const ask = (name: string, ...ways: readonly (readonly [string, JsonObject])[]) =>
      aSourceNode('Ask', name, { Response: says(name), Connectors: rows(...ways) });
    const again = way('Intent', 'again', { IntentId: id });
    const nodes = [
      begin('q'),
      ask('q', [id, { ...leads(id), OpenTurns: 5 }], ['hours', way('Intent', 'then', { IntentId: 'hours' })]),
      ask('then', [id, again], [other, way('Intent', 'again', { IntentId: other })]),
      end('again', 'The question that was asked last.'),
      ...ends,
    ];
    const [, , offer, taken] = heard({ ...shop([]), nodes }, ['when are you open', said, 'yes']);
    expect(offer).toMatch(/^Did you mean order a (?:drink|meal)\?$/);
    expect(taken).toBe('The question that was asked last.');
  });

  test.each([
    ['its last open turn', 2, 2],
    ['the last turn of one of its intents', 2, 9],
    ['the turn before its last', 3, 3],
  ])('a yes or a no answers the suggestion of an intent of an earlier question in %s', (_, turns, mealTurns) => {
    const open = (id: string, OpenTurns: number) => [id, { ...leads(id), OpenTurns }] as const;
    const hours = ['hours', way('Intent', 'then', { IntentId: 'hours' })] as const;
    const nodes = [
      begin('q'),
      aSourceNode('Ask', 'q', {
        Response: says('q'),
        Connectors: rows(open('drink', turns), open('meal', mealTurns), hours),
      }),
      aSourceNode('Ask', 'then', { Response: says('then'), Connectors: rows(hours) }),
      ...ends,
    ];
    const source = { ...shop([]), nodes };
    expect(heard(source, ['when are you open', said, 'yes']).slice(2)).toEqual([
      'Did you mean order a drink?',
      'drink: ',
    ]);
    expect(heard(source, ['when are you open', said, 'no', 'yes']).slice(3)).toEqual([
      'Did you mean order a meal?',
      'meal: ',
    ]);
    expect(heard(source, ['when are you open', said, 'no', 'no']).at(-1)).toBe('Sorry?');
    const states = talk(source, ['when are you open', said, 'purple elephants', 'purple elephants']);
    expect(states.at(-1)?.conversation.openQuestions?.[0]?.until).toBe(mealTurns === 9 ? 9 : undefined);
  });

  test('a yes to an intent of an earlier open question saves the original utterance as its answer', () => {
    const open = (id: string) => [id, { ...leads(id), OpenTurns: 5 }] as const;
    const hours = ['hours', way('Intent', 'then', { IntentId: 'hours' })] as const;
    const values = { Response: says('What now?'), SaveAnswerTo: 'Answer' };
    const nodes = [
      begin('q'),
      aSourceNode('Ask', 'q', { ...values, Connectors: rows(open('drink'), open('meal'), hours) }),
      aSourceNode('Ask', 'then', { Response: says('And then?'), Connectors: rows(hours) }),
      ...ends,
    ];
    expect(heard({ ...shop([]), nodes }, ['when are you open', said, 'yes']).at(-1)).toBe(`drink: ${said}`);
  });

  test('a yes counts as an ordinary answer if the suggested intent was removed before the answer', () => {
    const [, offered] = talk(shop(['drink', 'meal']), [said]);
    expect(offered?.conversation.offered).toMatchObject({ intentId: 'drink', said });
    const turn = offered && stepNow(compile(shop(['hours'])), offered.conversation, toInput('yes'));
    expect(shown(turn)).toEqual(['Sorry?']);
  });
});

import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import {
  begin,
  end,
  free,
  heard,
  project,
  rows,
  say,
  says,
  talk,
  traced,
  variables,
  way,
} from '../../testing/small-projects.ts';
import { turnLimits } from '../../run/limits/turn-limits.ts';
import type { SourceNode } from '../../types.ts';

const intents = rows(
  ['order', { Name: 'Order', Samples: 'I would like a pizza' }],
  ['price', { Name: 'Price', Samples: 'what does it cost' }],
  ['hours', { Name: 'Hours', Samples: 'when are you open' }],
  ['bake', { Name: 'Bake', Samples: 'put it in the oven', Keywords: 'oven' }],
  ['stop', { Name: 'Stop', Samples: 'stop it all' }],
);
const listen = (intent: string, target: string, OpenTurns?: number) =>
  [intent, way('Intent', target, { IntentId: intent, ...(OpenTurns !== undefined && { OpenTurns }) })] as const;
const noMatch = ['nomatch', way('NoMatch', '')] as const;
const everywhere = [listen('order', 'ordered'), listen('price', 'priced'), listen('hours', 'told')];

/** A shop whose question after an order listens for the intents about the oven and a stop, for this many turns. */
function shop(bake: number | undefined, stop?: number, more: readonly SourceNode[] = [], NLUSettings: JsonObject = {}) {
  return project(
    [
      begin('what'),
      aSourceNode('Ask', 'what', { Response: says('What now?'), Connectors: rows(...everywhere, noMatch) }),
      aSourceNode('Ask', 'ordered', {
        Response: says('Shall I bake it?'),
        Connectors: rows(listen('bake', 'baked', bake), listen('stop', 'bye', stop), ...everywhere.slice(1), noMatch),
      }),
      say('priced', 'Eight euros.', 'what'),
      say('told', 'From noon.', 'what'),
      say('baked', 'In the oven.', 'what'),
      end('bye', 'Bye'),
      ...more,
    ],
    { Intents: intents, GlobalMessages: { NoMatch: says('Sorry?') }, NLUSettings },
  );
}

describe('an intent that stays open for several turns', () => {
  test('an intent that stays open for three turns is followed two questions later', () => {
    const source = shop(3);
    expect(
      heard(source, ['I would like a pizza', 'what does it cost', 'when are you open', 'put it in the oven']),
    ).toEqual([
      'What now?',
      'Shall I bake it?',
      'Eight euros. / What now?',
      'From noon. / What now?',
      'In the oven. / What now?',
    ]);
    const turn = talk(source, ['I would like a pizza', 'what does it cost', 'the oven please']).at(-1);
    expect(traced(turn, 'connectorTaken')[0]).toMatchObject({ nodeId: 'ordered', connectorId: 'bake' });
    expect(traced(turn, 'understood')).toMatchObject([
      { nodeId: 'what', chosen: 'bake', reason: 'a keyword, at an earlier question that is still open' },
    ]);
  });

  test.each([
    [undefined, 1],
    [1, 1],
    [2, 2],
    [3, 3],
  ])('an intent that stays open for %s turns is not followed later', (turns, open) => {
    const said = [
      'I would like a pizza',
      ...Array.from({ length: open }, () => 'what does it cost'),
      'put it in the oven',
    ];
    expect(heard(shop(turns), said).at(-1)).toBe('Sorry?');
  });

  test('an utterance that is not understood, and silence, are turns like any other', () => {
    const said = ['I would like a pizza', 'what does it cost', 'purple elephants', null];
    expect(heard(shop(4), [...said, 'put it in the oven']).at(-1)).toMatch(/^In the oven/);
    expect(heard(shop(3), [...said, 'put it in the oven']).at(-1)).toBe('Sorry?');
  });

  test('each intent of a question stays open for its own turns', () => {
    const source = shop(2, 4);
    const said = ['I would like a pizza', 'what does it cost', 'when are you open'];
    expect(heard(source, [...said, 'put it in the oven']).at(-1)).toBe('Sorry?');
    expect(heard(source, [...said, 'stop it all']).at(-1)).toBe('Bye');
  });

  test('a question that is asked again stays open from then on', () => {
    const said = ['I would like a pizza', 'what does it cost', 'I would like a pizza', 'what does it cost'];
    expect(heard(shop(2), [...said, 'put it in the oven']).at(-1)).toMatch(/^In the oven/);
  });

  test('the question itself waits for its answer as long as ever', () => {
    const said = ['I would like a pizza', 'purple elephants', 'purple elephants', 'purple elephants'];
    expect(heard(shop(2), [...said, 'put it in the oven']).at(-1)).toMatch(/^In the oven/);
  });

  test('a question that takes any text as its answer is not left for it', () => {
    const source = project(
      [
        begin('ordered'),
        aSourceNode('Ask', 'ordered', {
          Response: says('Shall I bake it?'),
          Connectors: rows(listen('bake', 'baked', 9), listen('order', 'name'), noMatch),
        }),
        end('baked', 'In the oven.'),
        free('name', 'Your name?', 'bye'),
        end('bye', 'Thanks'),
      ],
      { Intents: intents },
    );
    expect(heard(source, ['I would like a pizza', 'put it in the oven'])).toEqual([
      'Shall I bake it?',
      'Your name?',
      'Thanks',
    ]);
  });

  test('the state holds a question only while it is open', () => {
    const turns = talk(shop(2), ['I would like a pizza', 'what does it cost', 'when are you open']);
    expect(turns.map(({ conversation }) => conversation.openQuestions)).toEqual([
      undefined,
      [{ nodeId: 'ordered', turn: 1, until: 3 }],
      [{ nodeId: 'ordered', turn: 1, until: 3 }],
      undefined,
    ]);
    expect(talk(shop(undefined), ['I would like a pizza']).at(-1)?.conversation.openQuestions).toBeUndefined();
  });

  test.each([
    [{ SaveAnswerTo: 'Answer' }, 'put it in the oven now', 'Saved: put it in the oven now'],
    [{ SaveAnswerTo: 'Answer' }, 'the oven please', 'Saved: the oven please'],
    [{ SaveAnswerTo: 'Answer', AcceptsAnyAnswer: true }, 'the oven please', 'Saved: nothing'],
    [{}, 'the oven please', 'Saved: nothing'],
  ])('an earlier question with %j saves a late answer like an immediate one', (values, answer, saved) => {
    const source = project(
      [
        begin('ordered'),
        aSourceNode('Ask', 'ordered', {
          Response: says('Shall I bake it?'),
          ...values,
          Connectors: rows(listen('bake', 'baked', 3), listen('price', 'what'), ['nomatch', way('NoMatch', 'what')]),
        }),
        aSourceNode('Ask', 'what', {
          Response: says('What now?'),
          Connectors: rows(listen('hours', 'baked'), noMatch),
        }),
        end('baked', 'Saved: {tv.Answer}'),
      ],
      { Intents: intents, Variables: variables(['Answer', 'string', 'nothing']) },
    );
    expect(heard(source, ['what does it cost', answer]).at(-1)).toBe(saved);
    expect(heard(source, [answer]).at(-1)).toBe(saved);
  });

  test('a question of another workflow is not left for it', () => {
    const source = project(
      [
        begin('ordered'),
        aSourceNode('Ask', 'ordered', {
          Response: says('Shall I bake it?'),
          Connectors: rows(listen('bake', 'baked', 9), listen('order', 'away'), noMatch),
        }),
        end('baked', 'In the oven.'),
        aSourceNode('Jump', 'away', { TargetWorkflowId: 'other', TargetNodeId: 'there' }),
        { ...begin('there', 'otherStart'), workflowId: 'other' },
        {
          ...aSourceNode('Ask', 'there', {
            Response: says('Elsewhere?'),
            Connectors: rows(listen('price', 'back'), noMatch),
          }),
          workflowId: 'other',
        },
        { ...aSourceNode('Jump', 'back', { TargetWorkflowId: 'main', TargetNodeId: 'last' }), workflowId: 'other' },
        aSourceNode('Ask', 'last', { Response: says('And now?'), Connectors: rows(listen('hours', 'baked'), noMatch) }),
      ],
      { Intents: intents, GlobalMessages: { NoMatch: says('Sorry?') } },
      { other: 'Standard' },
    );
    const said = ['I would like a pizza', 'put it in the oven', 'what does it cost', 'put it in the oven'];
    expect(heard(source, said)).toEqual(['Shall I bake it?', 'Elsewhere?', 'Sorry?', 'And now?', 'In the oven.']);
  });

  test.each([
    ['what does it cost and put it in the oven', 'Eight euros. / In the oven. / What now?'],
    ['put it in the oven and when are you open', 'In the oven. / From noon. / What now?'],
  ])('a wish for an earlier question is handled beside one for the open question: %s', (said, expected) => {
    const source = shop(3, undefined, [], { SeveralAtOnce: true });
    const response = heard(source, ['I would like a pizza', 'what does it cost', said]).at(-1);
    expect(response).toBe(expected);
  });

  describe('an utterance with a wish for an intent that the open question has as well', () => {
    const source = project(
      [
        aSourceNode('Start', 'start', { Connectors: rows(['next', way('Next', 'q')], listen('price', 'priced')) }),
        aSourceNode('Ask', 'q', {
          Response: says('What now?'),
          Connectors: rows(listen('drink', 'early', 5), listen('hours', 'then')),
        }),
        aSourceNode('Ask', 'then', {
          Response: says('A drink or a meal?'),
          Connectors: rows(listen('drink', 'ordered'), listen('meal', 'ordered'), noMatch),
        }),
        say('priced', 'Eight euros.', 'then'),
        end('early', 'At the earlier question.'),
        end('ordered', 'At the open question.'),
      ],
      {
        Intents: rows(
          ['drink', { Name: 'Drink', Samples: 'order something to drink please\nI want to order a drink' }],
          ['meal', { Name: 'Meal', Samples: 'order something good to eat please\nI want to order a meal' }],
          ['hours', { Name: 'Hours', Samples: 'when are you open\nwhat are your opening hours' }],
          ['price', { Name: 'Price', Samples: 'what does it cost', Keywords: 'cost' }],
        ),
        GlobalMessages: { NoMatch: says('Sorry?') },
        NLUSettings: { Threshold: 0.5, Margin: 0.15, SeveralAtOnce: true },
      },
    );

    test('the open question is asked if only an earlier one is sure of the wish', () => {
      expect(heard(source, ['when are you open and I want to order something', 'I want to order a meal'])).toEqual([
        'What now?',
        'A drink or a meal?',
        'At the open question.',
      ]);
    });

    test('the utterance is not cut at a wish that only an earlier question is sure of', () => {
      const turn = talk(source, ['when are you open', 'what does it cost and I want to order something']).at(-1);
      expect(traced(turn, 'understood')).toMatchObject([{ text: 'what does it cost and I want to order something' }]);
      expect(turn?.conversation.pending).toBeUndefined();
    });
  });

  test('an earlier question that is open does not hide a wish of the workflow’s Start node', () => {
    const source = (OpenTurns?: number) =>
      project(
        [
          aSourceNode('Start', 'start', {
            Connectors: rows(['next', way('Next', 'q')], listen('hours', 'told'), listen('price', 'priced')),
          }),
          aSourceNode('Ask', 'q', {
            Response: says('What now?'),
            Connectors: rows(listen('late', 'stayed', OpenTurns), listen('order', 'then')),
          }),
          aSourceNode('Ask', 'then', { Response: says('And then?'), Connectors: rows(listen('order', 'then')) }),
          say('told', 'From noon.', 'then'),
          say('priced', 'Eight euros.', 'then'),
          say('stayed', 'Until ten.', 'then'),
        ],
        {
          Intents: rows(
            ['late', { Name: 'Late', Samples: 'can I stay until late in the evening\nhow long may we stay at night' }],
            ['hours', { Name: 'Hours', Samples: 'when are you open\nwhat are your opening hours', Keywords: 'open' }],
            ['price', { Name: 'Price', Samples: 'what does it cost\nhow much is it' }],
            ['order', { Name: 'Order', Samples: 'I would like a pizza\na pizza please' }],
          ),
          GlobalMessages: { NoMatch: says('Sorry?') },
          NLUSettings: { SeveralAtOnce: true },
        },
      );
    const said = ['I would like a pizza', 'how late are you open in the evening and what does it cost'];
    expect(heard(source(), said).at(-1)).toBe('From noon. / Eight euros. / And then?');
    expect(heard(source(5), said).at(-1)).toBe('From noon. / Eight euros. / And then?');
  });
});

describe('ten questions that stay open', () => {
  const numbers = Array.from({ length: 11 }, (_, at) => at);
  const last = [
    ['drink', way('Intent', 'last', { IntentId: 'drink' })],
    ['nomatch', way('NoMatch', '')],
  ] as const;
  const source = project(
    [
      begin('q0'),
      ...numbers.map((at) =>
        aSourceNode('Ask', `q${at}`, {
          Response: says(`Question ${at}`),
          Connectors: rows(listen(`i${at}`, at === 10 ? 'last' : `q${at + 1}`, 50), listen('drink', 'last', 50)),
        }),
      ),
      aSourceNode('Ask', 'last', { Response: says('What else?'), Connectors: rows(...last) }),
    ],
    {
      Intents: rows(
        ...numbers.map((at) => [`i${at}`, { Name: `I${at}`, Samples: `go to ${at}`, Keywords: `step${at}` }] as const),
        ['drink', { Name: 'Drink', Samples: 'a {drink}\nI would like a {drink} please' }],
      ),
      Variables: variables(['drink', 'string']),
      Slots: rows(['drink', { Name: 'drink', SlotType: 'drinks', Variable: 'drink' }]),
      SlotTypes: rows(['drinks', { Name: 'drinks', IsOpen: false, Values: 'tea\ncoffee' }]),
      NLUSettings: { SeveralAtOnce: true },
    },
  );
  const filler = ' with a bit of something more'.repeat(40);
  const mixed = (length: number) =>
    Array.from({ length: 8 }, (_, at) =>
      `${at % 2 ? 'I would like a tea please' : 'purple elephants'}${filler}`.slice(0, length / 8 - 5),
    ).join(' and ');
  const longEnd = (length: number) => `${'a tea and '.repeat(7)}I would like a coffee please${filler}`.slice(0, length);

  test.each([
    [500, 'every second of which is a wish', mixed, 2],
    [500, 'the last of which is long', longEnd, 2],
    [1_000, 'every second of which is a wish', mixed, 1],
    [1_000, 'the last of which is long', longEnd, 1],
  ])(
    'an utterance of %i characters with eight pieces, %s, stays within the steps of a turn',
    (length, _, make, share) => {
      const turns = talk(source, [...numbers.map((at) => `step${at}`), make(length)]);
      expect(turns.at(-2)?.conversation.openQuestions).toHaveLength(10);
      expect(traced(turns.at(-1), 'exception')).toEqual([]);
      expect(turns.at(-1)?.steps).toBeLessThan(turnLimits.steps / share);
    },
  );
});

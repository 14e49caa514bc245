import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import {
  begin,
  end,
  free,
  heard,
  problemsOf,
  project,
  response,
  rows,
  says,
  talk,
  traced,
  variables,
  way,
} from '../../testing/small-projects.ts';

const intents = rows(
  ['order', { Name: 'Order', Samples: 'I would like a coffee\ncan I get a tea', Keywords: 'espresso' }],
  ['hours', { Name: 'Opening hours', Samples: 'when are you open\nwhat are your hours', Keywords: '' }],
  ['far', { Name: 'Elsewhere', Samples: 'take me somewhere else', Keywords: '' }],
);
const ways = [
  ['w1', way('Intent', 'ordered', { IntentId: 'order' })],
  ['w2', way('Intent', 'told', { IntentId: 'hours' })],
  ['w3', way('Expected', 'code', { ExpectedResponse: 'table 4\nT4' })],
] as const;

/** A question with these connectors, its own values and the project's values. */
function question(
  own: JsonObject = {},
  values: JsonObject = {},
  more: readonly (readonly [string, JsonObject])[] = [],
) {
  return project(
    [
      begin('q'),
      aSourceNode('Ask', 'q', {
        Response: says('What now?'),
        Connectors: rows(...ways, ...more),
        SaveAnswerTo: 'Answer',
        ...own,
      }),
      end('ordered', 'Ordered: {tv.Answer} ({tv.ALK_LastIntent})'),
      end('told', 'Told'),
      end('code', 'Code: {tv.Answer}'),
      end('gaveUp', 'Gave up'),
      end('left', 'Left'),
    ],
    { Intents: intents, Variables: variables(['Answer', 'string']), ...values },
  );
}

const noMatch = ['nomatch', way('NoMatch', 'gaveUp')] as const;
const noInput = ['noinput', way('NoInput', 'left')] as const;
const last = (source: ReturnType<typeof question>, lines: readonly (string | null)[]) => heard(source, lines).at(-1);

describe('an answer to an Ask node', () => {
  test.each([
    ['I would like a coffee', 'Ordered: I would like a coffee (Order)'],
    ['a double ESPRESSO!', 'Ordered: a double ESPRESSO! (Order)'],
    ['When are you open?', 'Told'],
    ['t4', 'Code: t4'],
    ['Table  4.', 'Code: Table  4.'],
  ])('an answer %s is routed by intent or as an expected answer', (text, expected) => {
    expect(last(question(), [text])).toBe(expected);
  });

  test('traces the candidates and why one was chosen', () => {
    const [entry] = traced(talk(question(), ['a double espresso'])[1], 'understood');
    expect(entry).toMatchObject({ nodeId: 'q', chosen: 'order', reason: 'a keyword', text: 'a double espresso' });
    expect(entry?.candidates[0]).toMatchObject({ intentId: 'order', how: 'keyword', words: ['espresso'] });
  });

  test('an answer does not match an intent that the Ask node does not listen for', () => {
    const [, turn] = talk(question(), ['take me somewhere else']);
    expect(traced(turn, 'understood')[0]).toMatchObject({ chosen: null });
    expect(turn?.ended).toBe(false);
  });

  test('any answer is accepted if the question has no intents and no expected answers', () => {
    const source = project(
      [begin('q'), free('q', 'Name?', 'e', { SaveAnswerTo: 'Answer' }), end('e', 'Hi {tv.Answer}')],
      {
        Variables: variables(['Answer', 'string']),
      },
    );
    expect(heard(source, ['Ada'])).toEqual(['Name?', 'Hi Ada']);
  });

  test('an answer is truncated to 1,000 characters', () => {
    const source = project([begin('q'), free('q', 'Name?', 'e', { SaveAnswerTo: 'Answer' }), end('e', '{tv.Answer}')], {
      Variables: variables(['Answer', 'string']),
    });
    expect(last(source, ['x'.repeat(5_000)])).toBe('x'.repeat(1_000));
    // An emoji is two UTF-16 code units; half of one is invalid text.
    expect(last(source, [`x${'😀'.repeat(600)}`])).toBe(`x${'😀'.repeat(499)}`);
  });
});

describe('an answer that matches nothing', () => {
  test('an answer that matches nothing is reprompted as often as the project allows, then follows the NoMatch connector', () => {
    const source = question(
      {},
      { NLUSettings: { MaxReprompts: '2' }, GlobalMessages: { NoMatch: says('Sorry?', 'Once more?') } },
      [noMatch],
    );
    expect(heard(source, ['blue elephants', 'green ones', 'red ones'])).toEqual([
      'What now?',
      'Sorry?',
      'Once more?',
      'Gave up',
    ]);
  });

  test('prefers the question’s own reprompt and limit over those of the project', () => {
    const source = question(
      { NoMatchResponse: says('Coffee or tea?'), MaxReprompts: 1 },
      { GlobalMessages: { NoMatch: says('Sorry?') } },
      [noMatch],
    );
    expect(heard(source, ['blue', 'green'])).toEqual(['What now?', 'Coffee or tea?', 'Gave up']);
  });

  test('an answer that matches nothing offers the chips of the question again when the reprompt has none of its own', () => {
    const entry = (SpokenText: string, ...SuggestionChips: string[]) => ({ SpokenText, SuggestionChips });
    const Response = response('Escalating', entry('What now?', 'Tea', 'Coffee'), entry('And now?', 'Cake'));
    const listChips = (source: ReturnType<typeof question>) =>
      talk(source, ['blue']).map(({ outputs }) =>
        outputs.flatMap((output) => (output.type === 'response' ? output.suggestionChips : [])),
      );
    const asked = ['Tea', 'Coffee'];
    expect(listChips(question({ Response, NoMatchResponse: says('Sorry?') }, {}, [noMatch]))).toEqual([asked, asked]);
    const own = response('Escalating', entry('Sorry?', 'Help'));
    expect(listChips(question({ Response, NoMatchResponse: own }, {}, [noMatch]))).toEqual([asked, ['Help']]);
  });

  test('an answer that matches nothing is reprompted without end if there is no NoMatch connector', () => {
    const answers = heard(
      question(),
      Array.from({ length: 6 }, () => 'blue'),
    );
    expect(answers).toEqual(Array.from({ length: 7 }, () => 'What now?'));
  });

  test('a matched answer resets the reprompt count', () => {
    const source = project(
      [
        begin('q'),
        aSourceNode('Ask', 'q', {
          Response: says('What now?'),
          NoMatchResponse: says('Sorry?'),
          MaxReprompts: 1,
          Connectors: rows(['w', way('Intent', 'q', { IntentId: 'order' })], noMatch),
        }),
        end('gaveUp', 'Gave up'),
      ],
      { Intents: intents },
    );
    expect(heard(source, ['blue', 'espresso', 'blue', 'blue'])).toEqual([
      'What now?',
      'Sorry?',
      'What now?',
      'Sorry?',
      'Gave up',
    ]);
  });
});

describe('silence at an Ask node', () => {
  test('silence is reprompted with the NoInput message, then follows the NoInput connector', () => {
    const source = question({}, { GlobalMessages: { NoInput: says('Are you there?') } }, [noInput]);
    expect(heard(source, [null, '   ', null])).toEqual(['What now?', 'Are you there?', 'Are you there?', 'Left']);
  });

  test('silence is counted separately from unmatched answers', () => {
    const source = question({ MaxReprompts: 1, NoInputResponse: says('Hello?'), NoMatchResponse: says('Sorry?') }, {}, [
      noMatch,
      noInput,
    ]);
    expect(heard(source, [null, 'blue', null])).toEqual(['What now?', 'Hello?', 'Sorry?', 'Left']);
  });
});

describe('an answer that is a close match', () => {
  const alike = {
    Intents: rows(
      ['order', { Name: 'order a drink', Samples: 'order something to drink please' }],
      ['hours', { Name: 'order a meal', Samples: 'order something to eat please' }],
    ),
    NLUSettings: { Threshold: 0.5, Margin: 0.9 },
    GlobalMessages: { DidYouMean: says('Did you mean {tv.Suggestion}?') },
  };

  test('a close match is suggested, and a yes accepts it with the original utterance', () => {
    const turns = talk(question({}, alike), ['order something to drink', 'yes!']);
    expect(heard(question({}, alike), ['order something to drink', 'yes!']).slice(1)).toEqual([
      'Did you mean order a drink?',
      'Ordered: order something to drink (order a drink)',
    ]);
    expect(traced(turns[1], 'understood')[0]).toMatchObject({ chosen: null });
    expect(traced(turns[2], 'understood')[0]).toMatchObject({ chosen: 'order' });
  });

  test('a suggestion is valid for the next turn only', () => {
    const [, , third, fourth] = talk(question({}, alike), ['order something to drink', null, 'yes']);
    expect(third?.conversation.offered).toBeUndefined();
    expect(fourth?.ended).toBe(false);
  });

  test('an answer that is a close match counts as unmatched if the project has no DidYouMean message', () => {
    const { GlobalMessages: _, ...silent } = alike;
    expect(last(question({}, silent), ['order something to drink'])).toBe('What now?');
  });
});

describe('returning to a conversation', () => {
  test('repeats the open question', () => {
    const [first] = talk(question(), []);
    expect(heard(question(), [])).toEqual(['What now?']);
    expect(first?.conversation.nodeId).toBe('q');
  });
});

test.each([
  [{ Response: {} }, 'EmptyResponse q Response'],
  [{ SaveAnswerTo: 'Nobody' }, 'UnknownVariable q SaveAnswerTo'],
  [{ Connectors: rows(['w', way('Intent', 'told', { IntentId: 'gone' })]) }, 'UnknownIntent q Connectors/w/IntentId'],
  [
    { Connectors: rows(['w', way('Intent', '', { IntentId: 'order' })]) },
    'MissingConnector q Connectors/w/TargetNodeId',
  ],
  [
    { Connectors: rows(...ways, ['w9', way('Intent', 'told', { IntentId: 'order' })]) },
    'DuplicateIntent q Connectors/w9/IntentId',
  ],
  [{ Connectors: rows(['w', way('Expected', 'told')]) }, 'EmptyAnswer q Connectors/w/ExpectedResponse'],
  [{ Connectors: rows() }, 'MissingConnector q Connectors'],
])('an Ask node with %j is reported as %s', (own, problem) => {
  expect(problemsOf(question(own))).toContain(problem);
});

test('an Ask node writes the slots of an intent to their variables', () => {
  const source = project(
    [
      begin('q'),
      aSourceNode('Ask', 'q', {
        Response: says('Hi'),
        Connectors: rows(['b', way('Intent', 'done', { IntentId: 'book' })], ['nomatch', way('NoMatch', '')]),
      }),
      end('done', '{tv.Day}|{tv.Guests}'),
    ],
    {
      Variables: variables(['Day', 'DateTime'], ['Guests', 'int']),
      Slots: rows(
        ['day', { Name: 'day', SlotType: 'date', Variable: 'Day' }],
        ['guests', { Name: 'guests', SlotType: 'number', Variable: 'Guests' }],
      ),
      Intents: rows(['book', { Name: 'Book', Samples: 'a table for {guests}\na table for {guests} on {day}' }]),
    },
  );
  expect(heard(source, ['a table for twelve on 2027-03-01'])).toEqual(['Hi', 'Monday, March 1, 2027|12']);
});

import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import {
  begin,
  heard,
  leadTo,
  listen,
  project,
  rows,
  says,
  shown,
  stepNow,
  talk,
  traced,
  variables,
  way,
} from '../../testing/small-projects.ts';

const intents = rows(
  ['drink', { Name: 'Drink', Samples: 'a {size} {drink}\na {drink}\nI would like a {drink} please', Keywords: '' }],
  ['food', { Name: 'Food', Samples: 'a {food}\nI would like a {food} please\na {food} to go', Keywords: '' }],
  ['stop', { Name: 'Stop', Samples: 'cancel everything\nstop the order\nforget it all', Keywords: 'cancel' }],
  ['hours', { Name: 'Hours', Samples: 'when are you open\nwhat are your hours', Keywords: 'open' }],
  ['no', { Name: 'No', Samples: 'no\nno thanks\nnothing', Keywords: '' }],
);
const list = (name: string, values: string) => [name, { Name: name, IsOpen: false, Values: values }] as const;
const slot = (name: string) => [name, { Name: name, SlotType: `${name}s`, Variable: name }] as const;
const assign = (...all: readonly (readonly [string, string])[]) =>
  rows(...all.map(([Variable, Expression]) => [Variable, { Variable, Expression }] as const));

/** A shop that asks for the size of a drink; everything but the size is listened for in the background. */
function shop(settings: JsonObject = { SeveralAtOnce: true }) {
  const everywhere = rows(
    listen('drink', 'toDrink'),
    listen('food', 'toFood'),
    listen('stop', 'toEnd'),
    listen('hours', 'open'),
  );
  return project(
    [
      begin('q'),
      aSourceNode('Ask', 'q', {
        Response: says('What else? {tv.Order}'),
        Connectors: rows(listen('no', 'bye'), ['nomatch', way('NoMatch', '')]),
      }),
      aSourceNode('Capture', 'which', {
        Response: says(),
        Slots: rows(['s', { Slot: 'size', Required: true, Prompt: says('Which size of {tv.drink}?') }]),
        Connectors: leadTo('addDrink'),
      }),
      aSourceNode('SetVariables', 'addDrink', {
        Assignments: assign(['Order', 'append(Order, size + " " + drink)']),
        Connectors: leadTo('q'),
      }),
      aSourceNode('SetVariables', 'addFood', {
        Assignments: assign(['Order', 'append(Order, food)']),
        Connectors: leadTo('q'),
      }),
      aSourceNode('EndSession', 'bye', { Response: says('Bye') }),
      aSourceNode('StartModule', 'ear', { Connectors: everywhere }, 'back'),
      aSourceNode('Jump', 'toDrink', { TargetWorkflowId: 'main', TargetNodeId: 'which' }, 'back'),
      aSourceNode('Jump', 'toFood', { TargetWorkflowId: 'main', TargetNodeId: 'addFood' }, 'back'),
      aSourceNode('Jump', 'toEnd', { TargetWorkflowId: 'main', TargetNodeId: 'q' }, 'back'),
      aSourceNode('Say', 'open', { Response: says('Nine to five.'), Connectors: leadTo('') }, 'back'),
    ],
    {
      Intents: intents,
      Variables: variables(['Order', 'dynamic'], ['size', 'string'], ['drink', 'string'], ['food', 'string']),
      Slots: rows(slot('size'), slot('drink'), slot('food')),
      SlotTypes: rows(
        list('sizes', 'small\nlarge'),
        list('drinks', 'tea\ncoffee'),
        list('foods', 'croissant\nham and cheese sandwich'),
      ),
      NLUSettings: settings,
      GlobalMessages: { NoMatch: says('Sorry?') },
    },
    { back: 'BackgroundModule' },
  );
}

const last = (lines: readonly string[], settings?: JsonObject) => heard(shop(settings), lines).at(-1);

describe('an utterance with several wishes', () => {
  test('the wishes of an utterance are handled one by one before the next question is asked', () => {
    expect(last(['a small tea and a croissant'])).toBe('What else? small tea and croissant');
    expect(last(['a small tea, a croissant, and also a large coffee please'])).toBe(
      'What else? small tea, croissant, and large coffee',
    );
  });

  test('an utterance is one wish in a project that does not split utterances', () => {
    expect(last(['a small tea and a croissant'], {})).not.toMatch(/tea.*croissant/);
  });

  test('an utterance with several wishes continues after a question in between', () => {
    expect(heard(shop(), ['a tea and a coffee', 'small', 'large']).slice(1)).toEqual([
      'Which size of tea?',
      'Which size of coffee?',
      'What else? small tea and large coffee',
    ]);
  });

  test('an utterance with several wishes continues after an answer that a background module gives in between', () => {
    expect(heard(shop(), ['a tea and a croissant', 'when are you open', 'small']).slice(2)).toEqual([
      'Nine to five. / Which size of tea?',
      'What else? small tea and croissant',
    ]);
  });

  test('a pending wish is dropped when the person goes elsewhere before it is handled', () => {
    const turns = talk(shop(), ['a tea and a croissant', 'cancel everything']);
    expect(turns[1]?.conversation.pending).toEqual(['a croissant']);
    expect(turns[2]?.conversation.pending).toBeUndefined();
    expect(last(['a tea and a croissant', 'cancel everything'])).toBe('What else? ');
  });

  test('an utterance is not split inside a value of a list, nor at words that only add to a wish', () => {
    expect(last(['a ham and cheese sandwich'])).toBe('What else? ham and cheese sandwich');
    expect(last(['a tea, small, please'])).toBe('What else? small tea');
  });

  test('an utterance with one wish after other words is handled as that wish', () => {
    expect(last(['no, I would like a croissant please'])).toBe('What else? croissant');
    expect(last(['no, thanks'])).toBe('Bye');
  });

  test('words before the first of several wishes do not hide it', () => {
    expect(last(['ah, you open, a small coffee and a croissant'])).toBe('What else? small coffee and croissant');
  });

  test('a wish waits until the questions that belong to the one before are answered', () => {
    const source = (OtherRequestsWait: boolean) => {
      const { project: own, workflows, nodes } = shop();
      const asked = { Response: says('Is it for here?'), OtherRequestsWait };
      const Connectors = rows(listen('no', 'addFood'), ['nomatch', way('NoMatch', 'addFood')]);
      const here = { ...aSourceNode('Ask', 'here', { ...asked, Connectors }) };
      const toHere = { TargetWorkflowId: 'main', TargetNodeId: 'here' };
      const others = nodes.filter(({ id }) => id !== 'toFood');
      return { project: own, workflows, nodes: [...others, here, aSourceNode('Jump', 'toFood', toHere, 'back')] };
    };
    const said = ['a croissant and a small tea', 'no', 'no'];
    expect(heard(source(true), said).slice(1)).toEqual([
      'Is it for here?',
      'What else? croissant and small tea',
      'Bye',
    ]);
    expect(heard(source(false), said)[1]).not.toBe('Is it for here?');
    const answer = talk(source(true), ['a croissant', 'no, and a small tea']).at(-1);
    expect(traced(answer, 'understood').map(({ text }) => text)).toEqual(['no, and a small tea']);
  });

  test('a question for another intent is answered after a wish, and before one', () => {
    expect(heard(shop(), ['a small tea and when are you open']).slice(1)).toEqual([
      'Nine to five. / What else? small tea',
    ]);
    expect(last(['when are you open, and I would like a croissant please'])).toMatch(/^Nine to five\. \/ .*croissant$/);
  });

  test.each([
    ['a small tea, no, make that a large coffee', 'What else? large coffee'],
    ['a small tea, no, a large tea and a croissant', 'What else? large tea and croissant'],
    ['a small tea, no, make that a croissant', 'What else? small tea and croissant'],
    ['a small tea, and no sugar, and a large coffee', 'What else? small tea and large coffee'],
  ])('a correction replaces the wish before it: %s', (said, answer) => {
    expect(last([said])).toBe(answer);
  });

  test.each([
    ['a small tea, when are you open', 'a small tea'],
    ['when are you open and what are your hours', 'when are you open and what are your hours'],
    ['no thanks and nothing', 'no thanks and nothing'],
  ])('a comma alone, the same intent again and few words do not split it: %s', (said, heardAs) => {
    expect(traced(talk(shop(), [said]).at(-1), 'understood').map(({ text }) => text)).toEqual([heardAs]);
  });
});

describe('a wish that the next question does not understand', () => {
  const order = project(
    [
      begin('q'),
      aSourceNode('Ask', 'q', {
        Response: says('What would you like?'),
        Connectors: rows(listen('drink', 'which'), listen('food', 'gotFood')),
      }),
      aSourceNode('Ask', 'which', {
        Response: says('Which size?'),
        Connectors: rows(listen('small', 'gotDrink'), listen('large', 'gotDrink')),
      }),
      aSourceNode('Say', 'gotDrink', { Response: says('One {tv.drink}.'), Connectors: leadTo('q') }),
      aSourceNode('Say', 'gotFood', { Response: says('One {tv.food}.'), Connectors: leadTo('q') }),
    ],
    {
      Intents: rows(
        ['drink', { Name: 'Drink', Samples: 'a {drink}\nI would like a {drink} please' }],
        ['food', { Name: 'Food', Samples: 'a {food}\nI would like a {food} please' }],
        ['small', { Name: 'Small', Samples: 'small\na small one' }],
        ['large', { Name: 'Large', Samples: 'large\na large one' }],
      ),
      Variables: variables(['drink', 'string'], ['food', 'string']),
      Slots: rows(slot('drink'), slot('food')),
      SlotTypes: rows(list('drinks', 'tea\ncoffee'), list('foods', 'croissant')),
      NLUSettings: { SeveralAtOnce: true },
      GlobalMessages: { NoMatch: says('Sorry?') },
    },
  );

  test('a wish that the next question does not understand waits until a question understands it, and the questions before it are asked', () => {
    expect(heard(order, ['a tea and a croissant', 'small']).slice(1)).toEqual([
      'Which size?',
      'One tea. / One croissant. / What would you like?',
    ]);
  });
});

test('a wish that a question understands is handled before one that waits for another question', () => {
  const source = project(
    [
      begin('q'),
      aSourceNode('Ask', 'q', {
        Response: says('What?'),
        Connectors: rows(listen('drink', 'size'), listen('food', 'got')),
      }),
      aSourceNode('Ask', 'size', { Response: says('Which size?'), Connectors: rows(listen('small', 'bag')) }),
      aSourceNode('Ask', 'bag', {
        Response: says('A bag?'),
        Connectors: rows(listen('bag', 'bye'), listen('small', 'bye')),
      }),
      aSourceNode('Say', 'got', { Response: says('One {tv.food}.'), Connectors: leadTo('q') }),
      aSourceNode('EndSession', 'bye', { Response: says('In a bag.') }),
    ],
    {
      Intents: rows(
        ['drink', { Name: 'Drink', Samples: 'a {drink}\nI would like a {drink} please' }],
        ['food', { Name: 'Food', Samples: 'a {food}\nI would like a {food} please' }],
        ['small', { Name: 'Small', Samples: 'small\na small one' }],
        ['bag', { Name: 'Bag', Samples: 'a {bag}\nput it in a {bag}' }],
      ),
      Variables: variables(['drink', 'string'], ['food', 'string'], ['bag', 'string']),
      Slots: rows(slot('drink'), slot('food'), slot('bag')),
      SlotTypes: rows(list('drinks', 'tea\ncoffee'), list('foods', 'croissant'), list('bags', 'paper bag')),
      NLUSettings: { SeveralAtOnce: true },
    },
  );
  const opened = talk(source, ['a tea'])[1]?.conversation;
  if (!opened) throw new Error('The question for the size is open.');
  const waiting = { ...opened, pending: ['a croissant', 'a paper bag'] };
  const answer = stepNow(compile(source), waiting, { type: 'said', text: 'small' });
  expect(shown(answer)).toEqual(['In a bag.']);
});

describe('an answer to a Capture with a wish after it', () => {
  test.each([
    ['large, and a croissant please', 'What else? large tea and croissant'],
    ['large. When are you open?', 'Nine to five. / What else? large tea'],
    ['large, and a small coffee', 'What else? large tea and small coffee'],
    ['large, please', 'What else? large tea'],
    ['large, no, small', 'What else? small tea'],
  ])('an answer to a Capture is taken, and the wish after it is handled next: %s', (said, answer) => {
    expect(last(['a tea', said])).toBe(answer);
  });

  test('the wish after an answer to a Capture is handled after the wishes that already wait', () => {
    expect(heard(shop(), ['a tea and a coffee', 'large, and a croissant', 'small']).slice(2)).toEqual([
      'Which size of coffee?',
      'What else? large tea, small coffee, and croissant',
    ]);
  });

  test('an answer to a Capture is one answer in a project that does not split utterances', () => {
    expect(last(['a tea', 'large, and a croissant please'], {})).toBe('What else? large tea');
  });
});

import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import {
  begin,
  end,
  free,
  heard,
  listen,
  project,
  rows,
  say,
  says,
  talk,
  traced,
  way,
} from '../../testing/small-projects.ts';
import type { SourceNode } from '../../types.ts';

const intents = rows(
  ['order', { Name: 'Order', Samples: 'I would like a coffee\ncan I get a tea', Keywords: 'espresso' }],
  ['hours', { Name: 'Hours', Samples: 'when are you open\nwhat are your hours' }],
  ['stop', { Name: 'Stop', Samples: 'stop\nthat is enough', Keywords: 'stop' }],
);
const messages = { NoMatch: says('Sorry?') };
const ask = (more = {}) =>
  aSourceNode('Ask', 'q', {
    Response: says('What now?', 'Still there. What now?'),
    Connectors: rows(listen('order', 'ordered'), ['nomatch', way('NoMatch', '')]),
    ...more,
  });
const background = (nodes: readonly SourceNode[], target: string) => [
  aSourceNode('StartModule', 'ear', { Connectors: rows(listen('hours', target), ['next', way('Next', '')]) }, 'back'),
  ...nodes.map((one) => ({ ...one, workflowId: 'back' })),
];
const withBackground = (inside: readonly SourceNode[], target: string, question = ask()) =>
  project(
    [begin('q'), question, end('ordered', 'Ordered'), ...background(inside, target)],
    { Intents: intents, GlobalMessages: messages },
    { back: 'BackgroundModule' },
  );

describe('a background module (A3.7)', () => {
  test('listens in every turn, and returns to the open question', () => {
    const source = withBackground(
      [say('told', 'Nine to five.', 'out'), aSourceNode('ModuleReturn', 'out', {})],
      'told',
    );
    expect(heard(source, ['when are you open', 'I would like a coffee'])).toEqual([
      'What now?',
      'Nine to five. / Still there. What now?',
      'Ordered',
    ]);
    const [, turn] = talk(source, ['when are you open']);
    expect(traced(turn, 'understood')).toMatchObject([{ nodeId: 'q', chosen: 'hours' }]);
    expect(turn?.conversation.stack).toBeUndefined();
  });

  test('the module with the strongest match is chosen, in any order of modules', () => {
    const module = (id: string, intent: string) => [
      {
        ...aSourceNode('StartModule', `${id}-ear`, { Connectors: rows(listen(intent, `${id}-told`)) }),
        workflowId: id,
      },
      { ...say(`${id}-told`, `This is ${id}.`, `${id}-out`), workflowId: id },
      { ...aSourceNode('ModuleReturn', `${id}-out`, {}), workflowId: id },
    ];
    const alike = rows(
      ['help', { Name: 'Help', Samples: 'I need help\nhow does this work', Keywords: 'help' }],
      ['stop', { Name: 'Stop', Samples: 'stop\nthat is enough' }],
      ['thanks', { Name: 'Thanks', Samples: 'thank you\nthanks for your help' }],
    );
    const askStop = ask({ Connectors: rows(listen('stop', 'ordered'), ['nomatch', way('NoMatch', '')]) });
    const source = (first: string, second: string) =>
      project(
        [begin('q'), askStop, end('ordered', 'Ordered'), ...module(first, first), ...module(second, second)],
        { Intents: alike, GlobalMessages: messages },
        { [first]: 'BackgroundModule', [second]: 'BackgroundModule' },
      );
    for (const [first, second] of [
      ['help', 'thanks'],
      ['thanks', 'help'],
    ] as const)
      expect(heard(source(first, second), ['thanks for your help'])[1]).toMatch(/^This is thanks\./);
  });

  test('a background module is matched only after the open question’s own intents', () => {
    const both = rows(listen('order', 'ordered'), listen('hours', 'ordered'), ['nomatch', way('NoMatch', '')]);
    const source = withBackground([say('told', 'Nine to five.', '')], 'told', ask({ Connectors: both }));
    expect(heard(source, ['when are you open'])).toEqual(['What now?', 'Ordered']);
  });

  test('a background module can ask a question, and does not interrupt its own questions', () => {
    const source = withBackground([free('which', 'Which day?', 'told'), say('told', 'Closed then.', '')], 'which');
    const turns = heard(source, ['what are your hours', 'when are you open']);
    expect(turns).toEqual(['What now?', 'Which day?', 'Closed then. / Still there. What now?']);
  });

  test('interrupts a free-text question only for an exact sample', () => {
    const source = project(
      [
        begin('f'),
        free('f', 'Your message?', 'bye'),
        end('bye', 'Thanks'),
        ...background([say('told', 'Nine.', '')], 'told'),
      ],
      { Intents: intents },
      { back: 'BackgroundModule' },
    );
    expect(heard(source, ['What are your hours?', 'please tell me what your hours are on Sunday'])).toEqual([
      'Your message?',
      'Nine. / Your message?',
      'Thanks',
    ]);
  });
});

describe('the intents of a Start node', () => {
  const source = project(
    [
      aSourceNode('Start', 'start', { Connectors: rows(listen('stop', 'bye'), ['next', way('Next', 'q')]) }),
      ask(),
      end('ordered', 'Ordered'),
      end('bye', 'Bye'),
    ],
    { Intents: intents, GlobalMessages: messages },
  );

  test('the intents of a Start node are matched everywhere in the workflow, without returning to the open question', () => {
    expect(heard(source, ['that is enough'])).toEqual(['What now?', 'Bye']);
    const [, turn] = talk(source, ['stop it']);
    expect(traced(turn, 'connectorTaken')).toEqual([
      { type: 'connectorTaken', nodeId: 'start', connectorId: 'stop', targetNodeId: 'bye' },
    ]);
  });

  test('a Start node ignores intents that no connector listens for', () => {
    expect(heard(source, ['purple elephants'])).toEqual(['What now?', 'Sorry?']);
  });
});

test('recompiling a changed project retrains only the scopes the change affects', () => {
  const ways = (id: string) => rows(['w', way('Intent', 'e', { IntentId: id })]);
  const made = (samples: string) =>
    project(
      [
        begin('q'),
        aSourceNode('Ask', 'q', { Response: says('One?'), Connectors: ways('a') }),
        aSourceNode('Ask', 'r', { Response: says('Two?'), Connectors: ways('b') }),
        end('e', 'Done'),
      ],
      {
        Intents: rows(['a', { Name: 'A', Samples: 'order a coffee' }], ['b', { Name: 'B', Samples: samples }]),
      },
    );
  const first = compile(made('when are you open'));
  const learned = (program: typeof first, place: number) => program.intents.getScopeModel(new Set([place]))?.classifier;
  const known = [learned(first, 0), learned(first, 1)];
  const next = compile(made('how late are you open'), first);
  expect(learned(next, 0)).toBe(known[0]);
  expect(learned(next, 1)).not.toBe(known[1]);
});

import type { JsonObject, JsonValue } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import * as fc from 'fast-check';
import { exceptionsOf, moduleFlows, moduleStart, outsideNodes, slotRows, slotTypeRows } from './random-nodes.ts';
import { begin, leadTo, project, response, rows, variables, way } from './small-projects.ts';
import type { ProjectSource, SourceNode } from '../types.ts';

// Random Pro projects for property tests: all node types, connected at random, including faulty ones.

const ids = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'] as const;
const flows = ['main', 'other', ...moduleFlows] as const;

const target = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, fc.constantFrom('', 'gone', 'start'));
const name = fc.constantFrom('Text', 'Count', 'Flag', 'Price', 'Day', 'Any', 'Nobody');
const expression = fc.constantFrom(
  'true',
  'Count + 1',
  'Count % 3 == 0',
  'Text + Text + "x"',
  'upper(Text)',
  'Flag or Count > 2',
  'not Flag',
  'Text contains "a" ? Text : Any',
  'Price / Count',
  'ALK_TurnCount > 3',
  'len(ALK_UserUtterance)',
  '{tv.Day}',
  'Nobody',
  '1 +',
  '',
);
const text = fc.constantFrom(
  'Hello {tv.Text}',
  'It is {tv.Count} {tv.Nobody}',
  '(x)[whisper] {tv.ALK_UserUtterance}!',
  '{tv.Any}{tv.Text}',
  'Plain',
  '',
);
const linked: fc.Arbitrary<JsonObject> = fc.record({
  IsLinkedResponse: fc.constant(true),
  LinkedResponseSource: fc.constantFrom('Global', 'Supplementary', 'Project'),
  LinkedResponseId: fc.constantFrom('NoMatch', 'Hi', 'n1/Response', 'n2/Response', 'gone'),
});
const written: fc.Arbitrary<JsonObject> = fc
  .tuple(
    fc.constantFrom('Escalating', 'Random'),
    fc.array(
      fc.record({
        SpokenText: text,
        DisplayText: text,
        Condition: expression,
        Enabled: fc.constantFrom(true, true, false),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([method, entries]) => response(method, ...entries));
const said = fc.oneof({ weight: 9, arbitrary: written }, { weight: 1, arbitrary: linked });

const connector = (kind: string, more: fc.Arbitrary<JsonObject> = fc.constant({})) =>
  fc.tuple(target, more).map(([to, values]) => way(kind, to, values));
const numbered = (all: readonly JsonObject[], ...fixed: readonly (readonly [string, JsonObject])[]) =>
  rows(...all.map((values, index) => [`c${index}`, values] as const), ...fixed);

const asked = fc.array(
  fc.oneof(
    connector('Intent', fc.record({ IntentId: fc.constantFrom('i0', 'i1', 'gone') })),
    connector('Expected', fc.record({ ExpectedResponse: fc.constantFrom('one', 'two\nthree', '') })),
  ),
  { maxLength: 3 },
);

const byType: Readonly<Record<string, fc.Arbitrary<JsonObject>>> = {
  Say: fc.record({ Response: said, Connectors: connector('Next').map((next) => rows(['next', next])) }),
  Ask: fc.record({
    Response: said,
    NoMatchResponse: said,
    NoInputResponse: said,
    SaveAnswerTo: fc.oneof(name, fc.constant('')),
    MaxReprompts: fc.integer({ min: 0, max: 2 }),
    Connectors: fc
      .tuple(asked, connector('NoMatch'), connector('NoInput'))
      .map(([all, noMatch, noInput]) => numbered(all, ['nomatch', noMatch], ['noinput', noInput])),
  }),
  Condition: fc.record({
    Connectors: fc
      .tuple(fc.array(connector('Rule', fc.record({ Condition: expression })), { maxLength: 3 }), connector('Default'))
      .map(([rules, otherwise]) => numbered(rules, ['default', otherwise])),
  }),
  SetLanguage: fc.record({
    TargetLanguage: fc.constantFrom('en', 'de', 'fr', ''),
    Variable: fc.oneof(fc.constant(''), name),
    Connectors: connector('Next').map((next) => rows(['next', next])),
  }),
  SetVariables: fc.record({
    Assignments: fc
      .array(fc.record({ Variable: name, Expression: expression }), { maxLength: 3 })
      .map((all) => numbered(all)),
    Connectors: connector('Next').map((next) => rows(['next', next])),
  }),
  Jump: fc.record({ TargetWorkflowId: fc.constantFrom(...flows, ''), TargetNodeId: fc.constantFrom('', ...ids) }),
  EndSession: fc.record({ Response: said }),
  Unheard: fc.constant({}),
  ...outsideNodes({ name, expression, text, said, target, connector }),
};

function nodeCalled(id: string): fc.Arbitrary<SourceNode> {
  // Ask is more frequent, so that conversations last longer.
  const types = fc.constantFrom(...Object.keys(byType), 'Ask', 'Ask', 'Ask', 'Say', 'Capture', 'CallModule');
  return fc
    .tuple(types, fc.constantFrom('main', 'main', 'main', 'other', ...moduleFlows))
    .chain(([type, flow]) => (byType[type] ?? fc.constant({})).map((values) => aSourceNode(type, id, values, flow)));
}

const intents = rows(
  [
    'i0',
    { Name: 'Order', Samples: 'order a coffee\nI want a tea\na {size} tea\n{count} coffees', Keywords: 'espresso' },
  ],
  ['i1', { Name: 'Hours', Samples: 'when are you open\norder the hours', Keywords: 'hours|opening' }],
);
const known: JsonValue = variables(
  ['Text', 'string', 'ab'],
  ['Count', 'int', '1'],
  ['Flag', 'bool'],
  ['Price', 'float', '2.5'],
  ['Day', 'DateTime'],
  ['Any', 'dynamic'],
);

const starts = (intentTarget: string) =>
  rows(['i', way('Intent', intentTarget, { IntentId: 'i1' })], ['next', way('Next', 'n1')]);

/** Any project of up to eight nodes in two workflows, a module and a background module. */
export const anyProject: fc.Arbitrary<ProjectSource> = fc
  .tuple(
    fc.tuple(...ids.map(nodeCalled)),
    fc.record({ NoMatch: said, NoInput: said, Error: said, DidYouMean: said }),
    fc.record({
      Threshold: fc.constantFrom(0.2, 0.5, 0.9),
      Margin: fc.constantFrom(0, 0.1, 0.8),
      MaxReprompts: fc.nat(2),
    }),
    fc.record({
      start: moduleStart,
      first: target,
      listened: target,
      Exceptions: exceptionsOf(target),
      Response: written,
    }),
  )
  .map(([nodes, GlobalMessages, NLUSettings, { start, first, listened, Exceptions, Response }]) =>
    project(
      [
        begin('n0'),
        begin('n1', 'start2', 'other'),
        aSourceNode('StartModule', 'start3', { ...start, Connectors: leadTo(first) }, 'mod'),
        aSourceNode('StartModule', 'start4', { Connectors: starts(listened) }, 'background'),
        ...nodes,
      ],
      {
        Variables: known,
        Intents: intents,
        Slots: slotRows,
        SlotTypes: slotTypeRows,
        SupplementaryMessages: rows(
          ['a', { Name: 'Hi', Kind: 'newuser', Response }],
          ['b', { Name: 'NoMatch', Kind: 'custom', Condition: 'Count > 2', Response }],
        ),
        Exceptions,
        GlobalMessages,
        NLUSettings,
      },
      { mod: 'Module', background: 'BackgroundModule' },
    ),
  );

/** Any input: a known utterance, an unknown one, or silence. */
export const anyLine: fc.Arbitrary<string | null> = fc.oneof(
  fc.constantFrom(
    'order a coffee',
    'espresso please',
    'when open',
    'when are you open',
    'a big tea',
    'one',
    'two',
    'yes',
    'no',
    '5',
    'tomorrow',
    'true',
    '  ',
    null,
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constant(`a${'😀'.repeat(700)}`),
);

/** An intent as a platform sends it: known or unknown, with valid, invalid or missing slots. */
export const anyRecognised = fc.record({
  type: fc.constant('intent' as const),
  name: fc.constantFrom('Order', 'order', 'Hours', 'Stop', '', '__proto__'),
  slots: fc.array(
    fc.record({
      name: fc.constantFrom('size', 'count', 'day', 'any', 'odd', 'nobody', ''),
      text: fc.oneof(fc.constantFrom('small', '5', 'tomorrow', ''), fc.string({ unit: 'grapheme', maxLength: 30 })),
    }),
    { maxLength: 3 },
  ),
  text: fc.constantFrom('', 'a big tea', 'when are you open', 'hm'),
});

import type { JsonObject, JsonValue, NodeId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import * as fc from 'fast-check';

/** Programs that an author might build to keep the server busy: loops, long expressions, wide tables, code. */
export interface AuthorProgram {
  /** The first node is where conversations begin. */
  readonly nodes: readonly {
    readonly sourceId: NodeId;
    readonly nodeType: string;
    readonly propertyValues: JsonObject;
  }[];
  readonly variables: JsonValue;
}

/** The message of a turn that was stopped at a limit. */
export const errorText = 'Something went wrong.';

const toId = (at: number) => `0197a000-0000-7000-8000-00000000000${at}` as NodeId;
const nodeCount = 6;
const target = fc.nat(nodeCount - 1).map(toId);

/** Connectors that every node of a type has; their rows are named after their kind. */
const fixedKinds: readonly unknown[] = ['Next', 'NoMatch', 'Default'];
const getConnectorId = ({ Kind }: JsonObject, at: number) =>
  fixedKinds.includes(Kind) ? String(Kind).toLowerCase() : `r${at}`;
const toRows = (all: readonly JsonObject[]): JsonValue =>
  all.map((values, at) => aRow(getConnectorId(values, at), values, at));
const way = (Kind: string, TargetNodeId: string, more: JsonObject = {}) => ({
  Kind,
  DisplayName: '',
  TargetNodeId,
  ...more,
});

const repeat = (operand: string, operator: string, count: number) =>
  Array.from({ length: count }, () => operand).join(` ${operator} `);

const expression = fc.oneof(
  fc.constantFrom(
    'true',
    'false',
    'Count + 1',
    'Count % 3 == 0',
    'upper(Long)',
    'Text contains "a" ? Text : Long',
    'Nobody',
    '1 +',
  ),
  fc.integer({ min: 1, max: 240 }).map((count) => repeat('Long != Long', 'or', count)),
  fc.integer({ min: 1, max: 60 }).map((count) => repeat('Text', '+', count)),
  fc.integer({ min: 1, max: 40 }).map((count) => `${'('.repeat(count)}Count + 1${')'.repeat(count)}`),
);
const name = fc.constantFrom('Text', 'Count', 'Long', 'Any', 'Nobody');

const text = fc.constantFrom('Well?', '{tv.Text}', '{tv.Long}{tv.Long}', '{tv.Any}', '😀'.repeat(500), '');
const response = (most: number): fc.Arbitrary<JsonObject> =>
  fc
    .tuple(fc.constantFrom('Escalating', 'Random'), fc.array(text, { minLength: 1, maxLength: most }))
    .map(([method, texts]) => ({
      SelectionMethod: method,
      Entries: texts.map((SpokenText, at) => ({
        EntryId: `e${at}`,
        Order: `a${String(at).padStart(4, '0')}`,
        SpokenText,
      })),
    }));

const next = target.map((to) => toRows([way('Next', to)]));

/** The values of the nodes, by type. */
const byType: Readonly<Record<string, fc.Arbitrary<JsonObject>>> = {
  Say: fc.record({ Response: response(60), Connectors: next }),
  Ask: fc
    .record({
      Response: response(3),
      answered: fc.array(target, { maxLength: 60 }),
      otherwise: target,
      SaveAnswerTo: name,
    })
    .map(({ Response, answered, otherwise, SaveAnswerTo }) => ({
      Response,
      SaveAnswerTo,
      Connectors: toRows([
        ...answered.map((to, at) => way('Expected', to, { ExpectedResponse: `answer ${at}` })),
        way('NoMatch', otherwise),
      ]),
    })),
  Condition: fc.tuple(fc.array(fc.tuple(expression, target), { maxLength: 100 }), target).map(([rules, otherwise]) => ({
    Connectors: toRows([...rules.map(([Condition, to]) => way('Rule', to, { Condition })), way('Default', otherwise)]),
  })),
  SetVariables: fc.record({
    Assignments: fc
      .array(fc.record({ Variable: name, Expression: expression }), { minLength: 1, maxLength: 100 })
      .map(toRows),
    Connectors: next,
  }),
  JavaScript: fc.record({
    Code: fc.constantFrom(
      'const run = () => 1;',
      'const run = () => { throw new Error("no"); };',
      'const run = () => "x".repeat(1e6);',
      'const run = () => run();',
      'const run = (',
    ),
    Function: fc.constant('run()'),
    Connectors: next,
  }),
};

const node = (at: number) =>
  fc
    .constantFrom(
      'Say',
      'Ask',
      'Ask',
      'Condition',
      'Condition',
      'SetVariables',
      'SetVariables',
      'SetVariables',
      'JavaScript',
    )
    .chain((nodeType) =>
      (byType[nodeType] ?? fc.constant({})).map((values) => ({
        sourceId: toId(at),
        nodeType,
        propertyValues: { DisplayName: `Node ${at}`, ...values },
      })),
    );

/** Any program of six nodes that lead to each other and to themselves. */
export const anyAuthorProgram: fc.Arbitrary<AuthorProgram> = fc
  .tuple(...Array.from({ length: nodeCount }, (_, at) => node(at)))
  .map((nodes) => ({
    nodes,
    variables: toRows([
      { Name: 'Text', Type: 'string', Scope: 'Project', DefaultValue: 'ab' },
      { Name: 'Count', Type: 'int', Scope: 'Project', DefaultValue: '1' },
      { Name: 'Long', Type: 'string', Scope: 'Project', DefaultValue: 'Жщ ы'.repeat(2_500) },
      { Name: 'Any', Type: 'dynamic', Scope: 'Project', DefaultValue: '' },
    ]),
  }));

/** The utterances to the program. */
export const anyWords: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('answer 1', 'answer 30', 'a'.repeat(1_000), '{tv.Long}'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

import type { JsonObject, JsonValue, TraceEntry, TurnInput } from '@confab/model';
import { aRow, aSourceNode, visitor } from '@confab/test-kit';
import { compile } from '../compile/compile.ts';
import type { Program } from '../program.ts';
import { start, step } from '../run/step.ts';
import type { Effects, ProjectSource, SourceItem, SourceNode, TurnResult } from '../types.ts';

// Builds small Pro projects for tests.

export { visitor };
/** Fake effects: every script but `x` returns, some requests time out, and mails are queued. */
export const effects: Effects = {
  clock: () => 0,
  script: ({ code, values }) =>
    code === 'x'
      ? { type: 'failed', reason: 'unavailable', message: 'away' }
      : { type: 'returned', value: { Out: values[0] ?? null } },
  http: ({ url, method }) => {
    if (url.length % 3 === 0) return { type: 'failed', reason: 'timeout', message: 'slow', ms: 1 };
    return { type: 'responded', status: method === 'POST' ? 404 : 200, body: '{"Out": "5", "a": [{"b": 1}]}', ms: 1 };
  },
  mail: () => ({ type: 'queued' }),
};

/** Rows in the order given. */
export function rows(...all: readonly (readonly [string, JsonObject])[]): JsonValue {
  return all.map(([id, values], index) => aRow(id, values, orderAt(index)));
}

function orderAt(index: number) {
  return `a${String(index).padStart(4, '0')}`;
}

/** A response with an entry for each text, or for each set of fields. */
export function response(method: string, ...entries: readonly (string | JsonObject)[]): JsonObject {
  return {
    SelectionMethod: method,
    Entries: entries.map((entry, index) => ({
      EntryId: `e${index}`,
      Order: orderAt(index),
      ...(typeof entry === 'string' ? { SpokenText: entry } : entry),
    })),
  };
}

export const says = (...texts: readonly string[]): JsonObject => response('Escalating', ...texts);

/** The values of a connector: its kind, its target and further values. */
export function way(kind: string, target: string, more: JsonObject = {}): JsonObject {
  return { Kind: kind, TargetNodeId: target, ...more };
}

/** The row of a connector that listens for an intent. */
export const listen = (intent: string, target: string) =>
  [intent, way('Intent', target, { IntentId: intent })] as const;

/** The connectors of a node that leads to one other node. */
export const leadTo = (target: string) => rows(['next', way('Next', target)]);

export const begin = (target: string, id = 'start', workflowId = 'main') =>
  aSourceNode('Start', id, { Connectors: leadTo(target) }, workflowId);
export const say = (id: string, said: string | JsonObject, target: string) =>
  aSourceNode('Say', id, { Response: typeof said === 'string' ? says(said) : said, Connectors: leadTo(target) });
export const end = (id: string, ...texts: readonly string[]) =>
  aSourceNode('EndSession', id, { Response: says(...texts) });
/** A question that takes any answer. */
export const free = (id: string, asked: string, target: string, more: JsonObject = {}) =>
  aSourceNode('Ask', id, { Response: says(asked), Connectors: rows(['nomatch', way('NoMatch', target)]), ...more });

/** The parameters of a StartModule: name, type and further values. */
export const parameters = (...all: readonly (readonly [string, string, JsonObject?])[]): JsonValue =>
  rows(...all.map(([name, type, more = {}]) => [name, { Name: name, Type: type, IOType: 'input', ...more }] as const));

/** A project of these nodes; the workflow `main` begins. Workflows are Standard unless `types` says otherwise. */
export function project(
  nodes: readonly SourceNode[],
  values: JsonObject = {},
  types: Readonly<Record<string, string>> = {},
): ProjectSource {
  const ids = [...new Set(['main', ...nodes.map(({ workflowId }) => workflowId)])];
  const workflows: SourceItem[] = ids.map((id) => ({
    id,
    type: types[id] ?? 'Standard',
    displayName: id,
    values: {},
  }));
  return { project: { id: 'p', type: 'Pro', displayName: 'Test', values }, workflows, nodes };
}

/** A project of these nodes, with the required name of every item. */
export const aProject = (...parts: Parameters<typeof project>): ProjectSource => addNames(project(...parts));

function addNames({ project: root, workflows, nodes }: ProjectSource): ProjectSource {
  const named = <Item extends SourceItem>(item: Item): Item => ({
    ...item,
    values: { DisplayName: item.displayName, ...item.values },
  });
  return { project: named(root), workflows: workflows.map(named), nodes: nodes.map(named) };
}

/** The variables of a project: name, type and default value. */
export function variables(...all: readonly (readonly [string, string, string?])[]): JsonValue {
  return rows(
    ...all.map(
      ([name, type, initial = '']) => [`v-${name}`, { Name: name, Type: type, DefaultValue: initial }] as const,
    ),
  );
}

/** The input of a turn: a text, or null for silence. */
export const toInput = (line: string | null): TurnInput =>
  line === null ? { type: 'silent' } : { type: 'said', text: line };

/** Runs one turn with synchronous effects. */
export function stepNow(
  program: Program,
  session: TurnResult['conversation'],
  input: Parameters<typeof step>[2],
): TurnResult {
  const turn = step(program, session, input, effects);
  if (turn instanceof Promise) throw new Error('A turn had to be waited for.');
  return turn;
}

/** Every turn of a conversation, the opening first. */
export function talk(source: ProjectSource, lines: readonly (string | null)[], seed = 1): TurnResult[] {
  const program = compile(source);
  const turns = [start(program, visitor, seed, effects)];
  for (const line of lines) {
    const { conversation: session } = turns.at(-1) ?? { conversation: undefined };
    if (session) turns.push(stepNow(program, session, toInput(line)));
  }
  return turns;
}

/** The display texts of a turn. */
export const shown = (turn: TurnResult | undefined): string[] =>
  (turn?.outputs ?? []).flatMap((output) => (output.type === 'response' ? [output.displayText] : []));

/** The display texts of a conversation, one line per turn. */
export const heard = (source: ProjectSource, lines: readonly (string | null)[], seed = 1): string[] =>
  talk(source, lines, seed).map((turn) => shown(turn).join(' / '));

/** The entries of one kind in a trace. */
export function traced<Type extends TraceEntry['type']>(turn: TurnResult | undefined, type: Type) {
  return (turn?.trace ?? []).filter((entry): entry is Extract<TraceEntry, { type: Type }> => entry.type === type);
}

/** The problems of a project as code, item and path. */
export const problemsOf = (source: ProjectSource): string[] =>
  compile(source).problems.map(({ code, itemId, path }) => `${code} ${itemId}${path === '' ? '' : ` ${path}`}`);

import { createRows, readOrderedList, readRows, type Row } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import type { SourceItem } from '../../types.ts';
import { missCounters } from './plan-fallback.ts';
import type { PageIntent } from './plan-intents.ts';
import type { ProContext } from './pro-context.ts';

/** The settings of a One project that a Pro project has, too. Secrets and addresses of platforms stay behind. */
const kept = [
  'DisplayName',
  'Description',
  'Image',
  'Language',
  'ChatName',
  'ChatAvatar',
  'ChatColour',
  'ChatFont',
  'ChatGreeting',
  'AllowedOrigins',
  'KeepConversationText',
  'ConversationTextDays',
  'WatchMisses',
  'WatchErrors',
  'Notes',
] as const;

interface ProjectParts {
  readonly intents: readonly PageIntent[];
  readonly globalMessages: JsonObject;
  readonly supplementary: readonly Row[];
}

/** The values of the Pro project: kept settings, and the tables that its nodes refer to. */
export function createProjectValues(
  { values, displayName }: SourceItem,
  { plan, commands }: ProContext,
  { intents, globalMessages, supplementary }: ProjectParts,
): JsonObject {
  const used = new Set(plan.nodes.flatMap((node) => listUsedIntents(node.values)));
  const { numbers, last, commands: known, shadowed, heardNo } = commands;
  const tableIntents = [
    ...numbers.map((intent) => ({ ...intent, keywords: [] })),
    { ...last, keywords: [] },
    ...intents,
    ...[...Object.values(known), ...Object.values(shadowed), heardNo].map((intent) => ({ ...intent, keywords: [] })),
  ].filter(({ id }) => used.has(id));
  const counters = Object.values(missCounters).map((name): Row => ({
    id: plan.newId(),
    values: { Name: name, Type: 'int', DefaultValue: '0', Scope: 'Project' },
  }));
  const countsMisses = plan.nodes.some(({ values: node }) =>
    JSON.stringify(node.Assignments ?? '').includes(missCounters.NoMatch),
  );
  const variables = [...plan.variables, ...(countsMisses ? counters : [])];
  return {
    ...Object.fromEntries(kept.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    DisplayName: readText(values.DisplayName) || displayName,
    Intents: createRows(
      tableIntents.map(({ id, name, samples, keywords }) => ({
        id,
        values: { Name: name, Samples: samples.join('\n'), Keywords: keywords.join('\n') },
      })),
    ),
    Slots: createRows(plan.slots),
    SlotTypes: createRows(plan.slotTypes),
    Variables: append(values.Variables, variables),
    // Keywords and samples decide, as in the One project; a lower threshold would let intents match more.
    NLUSettings: { Threshold: 1, Margin: 0, MaxReprompts: 0 },
    GlobalMessages: globalMessages,
    SupplementaryMessages: append(values.SupplementaryMessages, supplementary),
    Exceptions: [],
    Extensions: [],
  };
}

/** Adds rows after those that a table has. */
function append(table: JsonValue | undefined, rows: readonly Row[]): JsonValue {
  const own = readOrderedList(table);
  return [...own, ...createRows(rows, own)];
}

function listUsedIntents({ Connectors: connectors }: JsonObject): readonly string[] {
  return readRows(connectors).flatMap(({ values }) => {
    const id = readText(values.IntentId);
    return id === '' ? [] : [id];
  });
}

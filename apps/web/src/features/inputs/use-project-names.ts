import { getNodeTypeFacts, isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import type { NamedKind, FindName } from '@confab/inputs';
import {
  useEditingSession,
  useProjectOutline,
  useValue,
  type EditingSession,
  type ProjectOutline,
} from '../../editing/index.ts';

/** Something that an input may name: by its id or, for a variable, by its name. */
export interface NamedThing {
  readonly id: string;
  readonly name: string;
  /** Of a node: its workflow. */
  readonly workflowId?: string | undefined;
  /** What it is, such as a node's type. */
  readonly type?: string;
}

/** The tables of a project whose rows inputs may name; variables go by their name. */
const tables: Readonly<Partial<Record<NamedKind, string>>> = {
  intent: 'Intents',
  variable: 'Variables',
  slot: 'Slots',
  slotType: 'SlotTypes',
};
/** What a slot may hold without a list of the project's. */
const builtInSlotTypes: readonly NamedThing[] = [
  { id: 'text', name: 'Whatever is said' },
  { id: 'number', name: 'Number' },
  { id: 'date', name: 'Date' },
  { id: 'time', name: 'Time' },
  { id: 'dateTime', name: 'Date and time' },
  { id: 'duration', name: 'Duration' },
  { id: 'currency', name: 'Amount of money' },
  { id: 'email', name: 'E-mail address' },
  { id: 'phone', name: 'Telephone number' },
  { id: 'yesNo', name: 'Yes or no' },
];

const tableOf = (kind: NamedKind) => tables[kind];

/** Everything of one kind that there is in the open project, in its order. */
export function useNamedThings(kind: NamedKind): readonly NamedThing[] {
  const session = useEditingSession();
  const skeleton = useProjectOutline();
  const table = tableOf(kind);
  const rows = useValue(session.projectId, table ?? '-');
  if (table === undefined) return itemsOf(kind, skeleton);
  return kind === 'slotType' ? [...builtInSlotTypes, ...rowsOf(rows, kind)] : rowsOf(rows, kind);
}

/** The parameters of the module that an item stands in, which are variables inside it; none outside of modules. */
export function useModuleParameters(itemId: string): readonly NamedThing[] {
  const skeleton = useProjectOutline();
  const workflowId = useEditingSession().getItem(itemId)?.workflowId;
  const nodes = (workflowId && skeleton?.nodesByWorkflow.get(workflowId)) || [];
  const start = nodes.find(({ type }) => getNodeTypeFacts(type).declaresParameters);
  return rowsOf(useValue(start?.id ?? '', 'Parameters'), 'variable');
}

/** Reads the names of what inputs name. A name that changes later is read when the caller renders again. */
export function useNameOf(): FindName {
  return createNameOf(useEditingSession(), useProjectOutline());
}

function createNameOf(session: EditingSession, skeleton: ProjectOutline | undefined): FindName {
  const known = new Map<NamedKind, ReadonlyMap<string, string>>();
  function namesOf(kind: NamedKind) {
    const table = tableOf(kind);
    // Values documents hold nothing but JSON.
    const rows = table && (session.getValue(session.projectId, table) as JsonValue | undefined);
    const own = table === undefined ? itemsOf(kind, skeleton) : rowsOf(rows, kind);
    const things = kind === 'slotType' ? [...builtInSlotTypes, ...own] : own;
    const names = new Map(things.map(({ id, name }) => [id, name]));
    known.set(kind, names);
    return names;
  }
  return (kind, id) => (known.get(kind) ?? namesOf(kind)).get(id);
}

function itemsOf(kind: NamedKind, skeleton: ProjectOutline | undefined): readonly NamedThing[] {
  if (!skeleton) return [];
  if (kind === 'node')
    return [...skeleton.nodesByWorkflow.values()].flat().map(({ id, displayName, type, workflowId }) => ({
      id,
      name: displayName || type,
      type,
      workflowId: workflowId ?? undefined,
    }));
  return skeleton.workflows
    .filter(({ type }) => kind === 'workflow' || moduleTypes.has(type))
    .map(({ id, displayName, type }) => ({ id, name: displayName || type, type }));
}

/** Workflows that others call. */
const moduleTypes: ReadonlySet<string> = new Set(['Module', 'BackgroundModule']);

function rowsOf(rows: JsonValue | undefined, kind: NamedKind): readonly NamedThing[] {
  const things = new Map<string, NamedThing>();
  for (const row of isJsonArray(rows) ? rows : []) {
    const values = isJsonObject(row) ? row['Values'] : undefined;
    const name = isJsonObject(values) && typeof values['Name'] === 'string' ? values['Name'] : '';
    const rowId = isJsonObject(row) && typeof row['RowId'] === 'string' ? row['RowId'] : '';
    const id = kind === 'variable' ? name : rowId;
    if (id !== '' && !things.has(id)) things.set(id, { id, name });
  }
  return [...things.values()];
}

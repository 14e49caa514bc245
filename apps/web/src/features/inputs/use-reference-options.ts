import { getNodeTypeFacts, type JsonValue, type SkinnyItem } from '@confab/model';
import { joinPath, readRows, type NamedKind, type FindName } from '@confab/inputs';
import {
  useEditingSession,
  useProjectOutline,
  useValue,
  type EditingSession,
  type ProjectOutline,
} from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { words as slotTypeWords, type SlotTypeWords } from './slot-types/words.ts';

/** Something that an input can refer to. A variable's id is its name. */
export interface ReferenceOption {
  readonly id: string;
  readonly name: string;
  /** The workflow of a node. */
  readonly workflowId?: string | undefined;
  /** Type of an item, for example the node type. */
  readonly type?: string;
  /** Whether every project has it, so that no row defines it. */
  readonly isBuiltIn?: boolean;
}

/** Project tables whose rows can be referenced. */
const tables = {
  intent: 'Intents',
  variable: 'Variables',
  slot: 'Slots',
  slotType: 'SlotTypes',
} as const satisfies Partial<Record<NamedKind, string>>;
const tableNames: Readonly<Partial<Record<NamedKind, string>>> = tables;
const getTableName = (kind: NamedKind) => tableNames[kind];

/** Path of the row of the project that defines an intent, slot or list. */
export const getRowPath = (kind: 'intent' | 'slot' | 'slotType', rowId: string) => joinPath(tables[kind], rowId);

/** All reference options of one kind in the open project, in the project's order. */
export function useReferenceOptions(kind: NamedKind): readonly ReferenceOption[] {
  const slotTypes = useWords(slotTypeWords);
  const session = useEditingSession();
  const outline = useProjectOutline();
  const table = getTableName(kind);
  const rows = useValue(session.projectId, table ?? '-');
  if (table === undefined) return listItems(kind, outline);
  return kind === 'slotType' ? [...listBuiltIn(slotTypes), ...listRowOptions(rows, kind)] : listRowOptions(rows, kind);
}

/** The parameters of the module that contains an item; empty outside modules. They act as variables. */
export function useModuleParameters(itemId: string): readonly ReferenceOption[] {
  const outline = useProjectOutline();
  const workflowId = useEditingSession().getItem(itemId)?.workflowId;
  const nodes = (workflowId && outline?.nodesByWorkflow.get(workflowId)) || [];
  const start = nodes.find(({ type }) => getNodeTypeFacts(type).declaresParameters);
  return listRowOptions(useValue(start?.id ?? '', 'Parameters'), 'variable');
}

/** Returns a function that finds the name of a referenced item. It does not trigger a render when a name changes. */
export function useFindName(): FindName {
  return createFindName(useEditingSession(), useProjectOutline(), useWords(slotTypeWords));
}

function createFindName(
  session: EditingSession,
  outline: ProjectOutline | undefined,
  slotTypes: SlotTypeWords,
): FindName {
  const known = new Map<NamedKind, ReadonlyMap<string, string>>();
  function loadNames(kind: NamedKind) {
    const table = getTableName(kind);
    const rows = table && session.getValue(session.projectId, table);
    const own = table === undefined ? listItems(kind, outline) : listRowOptions(rows, kind);
    const options = kind === 'slotType' ? [...listBuiltIn(slotTypes), ...own] : own;
    const names = new Map(options.map(({ id, name }) => [id, name]));
    known.set(kind, names);
    return names;
  }
  return (kind, id) => (known.get(kind) ?? loadNames(kind)).get(id);
}

/** The slot types that every project has. */
function listBuiltIn(names: SlotTypeWords): readonly ReferenceOption[] {
  return Object.entries(names).map(([id, name]) => ({ id, name, isBuiltIn: true }));
}

function listItems(kind: NamedKind, outline: ProjectOutline | undefined): readonly ReferenceOption[] {
  if (!outline) return [];
  if (kind === 'node') return [...outline.nodesByWorkflow.values()].flatMap(getNodeOptions);
  return outline.workflows
    .filter(({ type }) => kind === 'workflow' || moduleTypes.has(type))
    .map(({ id, displayName, type }) => ({ id, name: displayName || type, type }));
}

const optionsByList = new WeakMap<readonly SkinnyItem[], readonly ReferenceOption[]>();

/** The options for the nodes of a workflow, built again only when one of these nodes changes. */
function getNodeOptions(nodes: readonly SkinnyItem[]): readonly ReferenceOption[] {
  const known =
    optionsByList.get(nodes) ??
    nodes.map(({ id, displayName, type, workflowId }) => ({
      id,
      name: displayName || type,
      type,
      workflowId: workflowId ?? undefined,
    }));
  optionsByList.set(nodes, known);
  return known;
}

/** Workflow types that can be called. */
const moduleTypes: ReadonlySet<string> = new Set(['Module', 'BackgroundModule']);

function listRowOptions(table: JsonValue | undefined, kind: NamedKind): readonly ReferenceOption[] {
  const options = new Map<string, ReferenceOption>();
  for (const { id: rowId, values } of readRows(table)) {
    const name = typeof values['Name'] === 'string' ? values['Name'] : '';
    const id = kind === 'variable' ? name : rowId;
    if (id !== '' && !options.has(id)) options.set(id, { id, name });
  }
  return [...options.values()];
}

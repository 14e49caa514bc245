import { readRows } from '@confab/inputs';
import {
  readString,
  type Coverage,
  type JsonObject,
  type TraceEntry,
  type Unvisited,
  type Visits,
} from '@confab/model';

interface AuthoredItem {
  readonly id: string;
  readonly type: string;
  readonly displayName: string;
  readonly values: JsonObject;
}

/** The part of a project that coverage needs. */
interface CoveredProject {
  readonly project: AuthoredItem;
  readonly nodes: readonly (AuthoredItem & { readonly workflowId: string })[];
}

/** Collects the nodes, connectors and intents of a trace. */
export function collectVisits(trace: readonly TraceEntry[]): Visits {
  const nodes = new Set<string>();
  const connectors = new Set<string>();
  const intents = new Set<string>();
  for (const entry of trace) {
    if (entry.type === 'nodeEntered') nodes.add(entry.nodeId);
    else if (entry.type === 'connectorTaken') connectors.add(`${entry.nodeId}/${entry.connectorId}`);
    else if (entry.type === 'understood' && entry.chosen !== null) intents.add(entry.chosen);
  }
  return { nodes: [...nodes], connectors: [...connectors], intents: [...intents] };
}

/** Merges several visits. */
export function mergeVisits(all: readonly Visits[]): Visits {
  const union = (part: keyof Visits) => [...new Set(all.flatMap((visits) => visits[part]))];
  return { nodes: union('nodes'), connectors: union('connectors'), intents: union('intents') };
}

/**
 * Compares visits with the project. Only connectors with a target count; visits of deleted
 * parts are ignored.
 */
export function computeCoverage(project: CoveredProject, visits: Visits): Coverage {
  const intents = listIntents(project.project);
  const names = new Map(intents.map(({ id, name }) => [id, name]));
  const all = [...project.nodes.flatMap((node) => listNodeParts(node, names)), ...intents];
  const seen = { node: new Set(visits.nodes), connector: new Set(visits.connectors), intent: new Set(visits.intents) };
  const isSeen = ({ kind, id }: Unvisited) => seen[kind].has(id);
  const share = (kind: Unvisited['kind']) => {
    const ofKind = all.filter((part) => part.kind === kind);
    return { visited: ofKind.filter(isSeen).length, total: ofKind.length };
  };
  return {
    nodes: share('node'),
    connectors: share('connector'),
    intents: share('intent'),
    visits,
    unvisited: all.filter((part) => !isSeen(part)),
  };
}

function listNodeParts(
  { id, displayName, workflowId, values }: CoveredProject['nodes'][number],
  intents: ReadonlyMap<string, string>,
): Unvisited[] {
  const node: Unvisited = { kind: 'node', id, name: displayName, nodeId: id, workflowId };
  const connectors = readRows(values['Connectors'])
    .filter((row) => readString(row.values['TargetNodeId']) !== '')
    .map((row): Unvisited => {
      const portName = getPortName(row.values, intents);
      return {
        kind: 'connector',
        id: `${id}/${row.id}`,
        name: portName === '' ? displayName : `${displayName} → ${portName}`,
        ...(portName === '' && { portKind: readString(row.values['Kind']) }),
        nodeId: id,
        workflowId,
      };
    });
  return [node, ...connectors];
}

/** The name of a connector, as on the canvas; '' if only its kind names it. */
function getPortName(values: JsonObject, intents: ReadonlyMap<string, string>): string {
  const [expected = ''] = readString(values['ExpectedResponse']).split('\n');
  const intent = intents.get(readString(values['IntentId'])) ?? '';
  return readString(values['DisplayName']) || intent || expected || readString(values['Condition']);
}

function listIntents({ values }: AuthoredItem): Unvisited[] {
  return readRows(values['Intents']).map((row) => ({
    kind: 'intent',
    id: row.id,
    name: readString(row.values['Name']),
    nodeId: '',
    workflowId: '',
  }));
}

import { readRows } from '@confab/inputs';
import { normalise } from '@confab/understanding';
import { readLines, readText } from '../compile/authored-values.ts';
import { findWorkflowStarts } from '../compile/read-project.ts';
import type { ProjectSource, SourceNode } from '../types.ts';

/** A node that matches intents, expected answers, or both. */
export interface ListeningPoint {
  readonly nodeId: string;
  readonly workflowId: string;
  readonly intents: ReadonlyMap<string, Connection>;
  readonly answers: readonly ListenedAnswer[];
}

/** A connector that is followed for an utterance. */
interface Connection {
  readonly connectorId: string;
  readonly targetId: string | null;
}

interface ListenedAnswer extends Connection {
  readonly name: string;
  /** Normalised. */
  readonly lines: readonly string[];
}

/** The listening nodes of a project, in order. */
export function findListeningPoints({ nodes }: ProjectSource): ListeningPoint[] {
  return nodes.map(toPoint).filter(({ intents, answers }) => intents.size + answers.length > 0);
}

function toPoint(node: SourceNode): ListeningPoint {
  const intents = new Map<string, Connection>();
  const answers: ListenedAnswer[] = [];
  for (const { id, values } of readRows(node.values.Connectors)) {
    const way = { connectorId: id, targetId: readText(values.TargetNodeId) || null };
    const intentId = readText(values.IntentId);
    if (values.Kind === 'Intent' && intentId !== '' && !intents.has(intentId)) intents.set(intentId, way);
    if (values.Kind !== 'Expected') continue;
    const lines = readLines(values.ExpectedResponse);
    answers.push({ ...way, name: readText(values.DisplayName) || (lines[0] ?? ''), lines: lines.map(normalise) });
  }
  return { nodeId: node.id, workflowId: node.workflowId, intents, answers };
}

/** The listening points while a node waits: its own, its workflow's, then those of background modules. */
export function findPointsAround(
  source: ProjectSource,
  nodeId: string,
  workflowId: string,
): { readonly own: ListeningPoint | undefined; readonly beside: readonly ListeningPoint[] } {
  const points = new Map(findListeningPoints(source).map((point) => [point.nodeId, point]));
  const starts = findWorkflowStarts(source.nodes);
  const background = source.workflows.filter(({ type }) => type === 'BackgroundModule').map(({ id }) => id);
  const listeners = background.includes(workflowId) ? background : [workflowId, ...background];
  const beside = listeners.flatMap((id) => points.get(starts.get(id) ?? '') ?? []);
  return { own: points.get(nodeId), beside: beside.filter((point) => point.nodeId !== nodeId) };
}

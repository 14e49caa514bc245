import type { IntentCandidate, JsonValue, TraceEntry } from '@confab/model';

/** One line of the answer to "why did it say that?", ready to be shown. */
export interface TraceLine {
  readonly kind: 'understood' | 'node' | 'connector' | 'condition' | 'variable' | 'response' | 'warning' | 'ended';
  readonly words: string;
  /** A node that the line is about and can be opened. */
  readonly nodeId: string | null;
  /** Intents that were considered, for 'understood'. */
  readonly candidates: readonly IntentCandidate[];
  readonly chosen: string | null;
}

/** What a turn walked through, to be drawn on the canvas. */
export interface TurnPath {
  readonly nodeIds: readonly string[];
  readonly connectorIds: readonly string[];
}

/** A trace in words; `nameOf` names a node as the author does. */
export function traceLines(trace: readonly TraceEntry[], nameOf: (nodeId: string) => string): TraceLine[] {
  return trace.map((entry) => ({ candidates: [], chosen: null, nodeId: null, ...lineOf(entry, nameOf) }));
}

type Line = Pick<TraceLine, 'kind' | 'words'> & Partial<TraceLine>;

function lineOf(entry: TraceEntry, nameOf: (nodeId: string) => string): Line {
  switch (entry.type) {
    case 'nodeEntered':
      return { kind: 'node', words: `Came to ${nameOf(entry.nodeId)}`, nodeId: entry.nodeId };
    case 'connectorTaken':
      return {
        kind: 'connector',
        words: `Left ${nameOf(entry.nodeId)}${entry.targetNodeId ? ` for ${nameOf(entry.targetNodeId)}` : ''}`,
        nodeId: entry.nodeId,
      };
    case 'responseChosen':
      return { kind: 'response', words: `Chose what to say: ${entry.reason}`, nodeId: entry.nodeId };
    case 'understood':
      return {
        kind: 'understood',
        words: `Heard “${entry.text}”: ${entry.reason}`,
        nodeId: entry.nodeId,
        candidates: entry.candidates,
        chosen: entry.chosen,
      };
    case 'conditionTested':
      return {
        kind: 'condition',
        words: `${entry.expression || 'No condition'} is ${show(entry.value)}`,
        nodeId: entry.nodeId,
      };
    case 'variableWritten':
      return { kind: 'variable', words: `${entry.name}: ${show(entry.before)} → ${show(entry.after)}` };
    case 'tokenUnknown':
      return {
        kind: 'warning',
        words: `There is no variable “${entry.token}”, so it was left out`,
        nodeId: entry.nodeId,
      };
    case 'exception':
      return { kind: 'warning', words: `${entry.name}: ${entry.message}`, nodeId: entry.nodeId };
    case 'effect':
      return { kind: 'node', words: `${entry.target}: ${entry.outcome} (${entry.ms} ms)`, nodeId: entry.nodeId };
    case 'ended':
      return { kind: 'ended', words: `The conversation ended: ${entry.reason}`, nodeId: entry.nodeId };
  }
}

/** The nodes and connectors a turn went through, in order. */
export function pathOf(trace: readonly TraceEntry[]): TurnPath {
  const nodeIds = trace.flatMap((entry) =>
    entry.type === 'nodeEntered' || entry.type === 'understood' ? [entry.nodeId] : [],
  );
  const connectorIds = trace.flatMap((entry) => (entry.type === 'connectorTaken' ? [entry.connectorId] : []));
  return { nodeIds: [...new Set(nodeIds)], connectorIds: [...new Set(connectorIds)] };
}

/** A value as an author reads it. */
export function show(value: JsonValue | undefined): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
}

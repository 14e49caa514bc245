import type { TraceEntry } from '@confab/model';
import { create } from 'zustand';

/** Ids of visited nodes, pages and workflows, and connectors as `node/connector`. */
interface TracePath {
  readonly nodes: ReadonlySet<string>;
  readonly connectors: ReadonlySet<string>;
  readonly workflows: ReadonlySet<string>;
}

/** The path of a simulated conversation, highlighted on the canvas and in the tree. */
export interface PathMarks {
  /** Path of the selected turn. */
  readonly turn: TracePath;
  /** Path of the whole conversation. */
  readonly conversation: TracePath;
  /** Id of the last node of the turn; undefined when the view should not follow. */
  readonly leadsTo: string | undefined;
}

/** Whether an item is on the path of the selected turn, or of another turn of the conversation. */
type PathMark = 'turn' | 'conversation' | undefined;

const usePath = create<{ readonly marks: PathMarks | undefined; readonly isShown: boolean }>(() => ({
  marks: undefined,
  isShown: false,
}));

/** Highlights a path; undefined removes the highlight. */
export function showPath(marks: PathMarks | undefined): void {
  usePath.setState({ marks });
}

/** Shows the path only while the simulator is visible. */
export function setPathShown(isShown: boolean): void {
  usePath.setState({ isShown });
}

/** The highlighted path. */
export function usePathMarks(): PathMarks | undefined {
  return usePath(({ marks, isShown }) => (isShown ? marks : undefined));
}

/** Whether a node, page or workflow is on the highlighted path. */
export function usePathMark(itemId: string): PathMark {
  return usePath(({ marks, isShown }) => (isShown && marks ? getPathMark(marks, itemId) : undefined));
}

function getPathMark({ turn, conversation }: PathMarks, itemId: string): PathMark {
  if (turn.nodes.has(itemId) || turn.workflows.has(itemId)) return 'turn';
  return conversation.nodes.has(itemId) || conversation.workflows.has(itemId) ? 'conversation' : undefined;
}

/** Collects the path of several traces. */
export function collectPath(traces: readonly (readonly TraceEntry[])[]): TracePath {
  const way = { nodes: new Set<string>(), connectors: new Set<string>(), workflows: new Set<string>() };
  for (const entry of traces.flat()) {
    if (entry.type === 'nodeEntered') {
      way.nodes.add(entry.nodeId);
      way.workflows.add(entry.workflowId);
    } else if (entry.type === 'understood') way.nodes.add(entry.nodeId);
    else if (entry.type === 'connectorTaken') {
      way.nodes.add(entry.nodeId);
      way.connectors.add(`${entry.nodeId}/${entry.connectorId}`);
    }
  }
  return way;
}

/** Id of the last node that a trace entered. */
export function findLastNode(trace: readonly TraceEntry[]): string | undefined {
  return trace.findLast((entry) => entry.type === 'nodeEntered')?.nodeId;
}

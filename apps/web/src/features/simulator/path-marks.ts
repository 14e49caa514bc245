import type { TraceEntry } from '@confab/model';
import { create } from 'zustand';

/** What was walked through: nodes and pages, and connectors as `node/connector`. */
interface Way {
  readonly nodes: ReadonlySet<string>;
  readonly connectors: ReadonlySet<string>;
  readonly workflows: ReadonlySet<string>;
}

/** The way of a simulated conversation, to be drawn on the canvas and in the tree. */
export interface PathMarks {
  /** Of the turn that is looked at. */
  readonly turn: Way;
  /** Of the whole conversation. */
  readonly conversation: Way;
  /** Where the turn came to, where it is to be followed. */
  readonly leadsTo: string | undefined;
}

/** Whether something was gone through in the turn that is looked at, or in another of its conversation. */
type PathMark = 'turn' | 'conversation' | undefined;

const usePath = create<{ readonly marks: PathMarks | undefined; readonly isShown: boolean }>(() => ({
  marks: undefined,
  isShown: false,
}));

/** Draws the way of a conversation; nothing takes it off. */
export function showPath(marks: PathMarks | undefined): void {
  usePath.setState({ marks });
}

/** The way is drawn only while somebody has the simulator before him. */
export function setPathShown(isShown: boolean): void {
  usePath.setState({ isShown });
}

/** The way that is drawn now. */
export function usePathMarks(): PathMarks | undefined {
  return usePath(({ marks, isShown }) => (isShown ? marks : undefined));
}

/** How a node, page or workflow stands to the way that is drawn. */
export function usePathMark(itemId: string): PathMark {
  return usePath(({ marks, isShown }) => (isShown && marks ? markOf(marks, itemId) : undefined));
}

function markOf({ turn, conversation }: PathMarks, itemId: string): PathMark {
  if (turn.nodes.has(itemId) || turn.workflows.has(itemId)) return 'turn';
  return conversation.nodes.has(itemId) || conversation.workflows.has(itemId) ? 'conversation' : undefined;
}

/** What traces went through. */
export function wayOf(traces: readonly (readonly TraceEntry[])[]): Way {
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

/** The node that a turn came to last. */
export function endOf(trace: readonly TraceEntry[]): string | undefined {
  return trace.findLast((entry) => entry.type === 'nodeEntered')?.nodeId;
}

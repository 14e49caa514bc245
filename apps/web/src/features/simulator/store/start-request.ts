import { isNodeItem, isWorkflowItem, type NodeId, type SkinnyItem, type WorkflowId } from '@confab/model';
import { create } from 'zustand';
import type { EditingSession } from '../../../editing/index.ts';
import type { RecordedRequest } from '../../recordings/index.ts';

/** The node or workflow where a conversation starts. */
export type StartPoint = { readonly nodeId: NodeId } | { readonly workflowId: WorkflowId };

/** Id of the item where a conversation starts. */
export function getStartItemId(from: StartPoint): string {
  return 'nodeId' in from ? from.nodeId : from.workflowId;
}

/** Whether no conversation can start at a point: its item has been deleted, or it is a chapter without pages. */
export function isStartLost(
  { getItem, getOutline }: Pick<EditingSession, 'getItem' | 'getOutline'>,
  from: StartPoint | undefined,
): boolean {
  if (!from) return false;
  const item = getItem(getStartItemId(from));
  return item === undefined || (item.kind === 'llama' && !getOutline()?.nodesByWorkflow.get(item.id)?.length);
}

/** A request to open the simulator; a new object for every request. */
interface StartRequest {
  /** The start of a new conversation; 'again' for that of the settings; undefined to only open the simulator. */
  readonly from: StartPoint | 'again' | undefined;
  /** The conversation of a visitor that is repeated instead. */
  readonly recorded?: RecordedRequest;
}

/** The pending request; undefined once handled. */
export const useStartRequest = create<{ readonly request: StartRequest | undefined }>(() => ({ request: undefined }));

/** Opens the simulator with its conversation, and starts one if there is none. */
export function openSimulator(): void {
  useStartRequest.setState({ request: { from: undefined } });
}

/** Opens the simulator and starts a new conversation. */
export function restartSimulator(): void {
  useStartRequest.setState({ request: { from: 'again' } });
}

/** Opens the simulator and repeats a conversation of a visitor. */
export function openRecorded(recorded: RecordedRequest): void {
  useStartRequest.setState({ request: { from: undefined, recorded } });
}

/** The start point of an item: a node or page, or the start of a workflow or llama; undefined for a project. */
export function toStartPoint(item: Pick<SkinnyItem, 'id' | 'kind'>): StartPoint | undefined {
  if (isNodeItem(item)) return { nodeId: item.id };
  return isWorkflowItem(item) ? { workflowId: item.id } : undefined;
}

/** Requests a conversation that starts at a node or at the start of a workflow. */
export function simulateItem(item: Pick<SkinnyItem, 'id' | 'kind'>): void {
  useStartRequest.setState({ request: { from: toStartPoint(item) } });
}

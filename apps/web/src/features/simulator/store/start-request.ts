import type { NodeId, SkinnyItem, WorkflowId } from '@confab/model';
import { create } from 'zustand';
import { toNodeId, toWorkflowId } from './item-ids.ts';

/** The node or workflow where a conversation starts. */
export type StartPoint = { readonly nodeId: NodeId } | { readonly workflowId: WorkflowId };

/** Id of the item where a conversation starts. */
export function getStartItemId(from: StartPoint): string {
  return 'nodeId' in from ? from.nodeId : from.workflowId;
}

/** A request to open the simulator; a new object for every request. */
interface StartRequest {
  /** Undefined to open the simulator without starting a conversation. */
  readonly from: StartPoint | undefined;
}

/** The pending request; undefined once handled. */
export const useStartRequest = create<{ readonly request: StartRequest | undefined }>(() => ({ request: undefined }));

/** Requests a conversation that starts at a node or at the start of a workflow. */
export function simulateItem({ id, kind }: Pick<SkinnyItem, 'id' | 'kind'>): void {
  const from = kind === 'node' ? { nodeId: toNodeId(id) } : { workflowId: toWorkflowId(id) };
  useStartRequest.setState({ request: { from } });
}

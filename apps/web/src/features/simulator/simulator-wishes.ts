import type { NodeId, SkinnyItem, WorkflowId } from '@confab/model';
import { create } from 'zustand';
import { nodeIdOf, workflowIdOf } from './item-ids.ts';

/** Where a conversation is to begin. */
export type StartPlace = { readonly nodeId: NodeId } | { readonly workflowId: WorkflowId };

/** The id of the item where a conversation is to begin. */
export function idOf(from: StartPlace): string {
  return 'nodeId' in from ? from.nodeId : from.workflowId;
}

/** What somebody wishes of the simulator; another reference for every wish. */
interface Wish {
  /** Undefined for one who only wants to see it. */
  readonly from: StartPlace | undefined;
}

/** The wish that has not been granted yet. */
export const useSimulatorWish = create<{ readonly wish: Wish | undefined }>(() => ({ wish: undefined }));

/** Wishes a conversation that begins at a node or where a workflow begins. */
export function simulateItem({ id, kind }: Pick<SkinnyItem, 'id' | 'kind'>): void {
  const from = kind === 'node' ? { nodeId: nodeIdOf(id) } : { workflowId: workflowIdOf(id) };
  useSimulatorWish.setState({ wish: { from } });
}

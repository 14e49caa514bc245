import { workflowCalls } from '@confab/contracts';
import { noteSeq, loadItems, toDraftItem, type ProjectDraft } from '@confab/inputs';
import { toId } from '../sender/to-id.ts';
import type { EditingSessionOptions } from '../types.ts';
import { createShownError, getFallback, toMessage } from '../../words/message.ts';

/**
 * Fetches a workflow with its nodes and merges it into a draft; rejects with an `Error` whose message can be shown.
 *
 * It is fetched again when events arrive in between that the answer does not contain. `onLoaded` gets the merged draft
 * at once: another workflow may be merged before a promise is resolved.
 */
export async function fetchWorkflow(
  { api, teamId }: EditingSessionOptions,
  getDraft: () => ProjectDraft,
  workflowId: string,
  onLoaded: (draft: ProjectDraft) => void,
): Promise<void> {
  const query = { workflowId: toId.workflow(workflowId), teamId, wantSkinnyNodes: false };
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { workflow, nodes, layout, seq } = await api.call(workflowCalls.getFat, { query });
      const items = [workflow, ...nodes].map((item) => toDraftItem(item, seq));
      const next = loadItems(getDraft(), { items, layout, seq });
      if (next) return onLoaded(noteSeq(next, seq));
    }
  } catch (error) {
    throw createShownError(toMessage(error, getFallback(workflowCalls.getFat)), error);
  }
  throw createShownError(getFallback(workflowCalls.getFat));
}

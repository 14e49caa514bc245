import { editingCalls, nodeCalls, oneCalls, projectCalls, workflowCalls } from '@confab/contracts';
import type { DraftItem } from '@confab/inputs';
import { frontendVersion } from '@confab/model';
import type { EditingSessionOptions } from '../types.ts';
import { toId } from './to-id.ts';
import { createShownError, getFallback, toMessage } from '../../words/message.ts';

/** An item with the version that a save gave it. */
interface SavedItem {
  readonly id: string;
  readonly version: number;
}

/** The items that a request saved, such as a llama with all its pages; `seq` is the number of the save's last event. */
export interface SavedItems {
  readonly items: readonly SavedItem[];
  readonly seq: number;
}

/** The requests that save items; `saveItem` rejects with an `Error` whose message can be shown to the author. */
export function createSaveRequests(options: EditingSessionOptions) {
  return {
    async saveItem(item: DraftItem | undefined, description: string): Promise<SavedItems> {
      try {
        if (!item) throw createShownError(getFallback(nodeCalls.save));
        if (item.kind === 'llama') return await saveLlama(options, item, description);
        const { version, seq } = await callSave(options, item, description);
        return { items: [{ id: item.id, version }], seq };
      } catch (error) {
        throw createShownError(toMessage(error, getSaveFallback(item)), error);
      }
    },
    /** Saves several items, all or none. None of them may be a llama or a page: `saveItem` saves these together. */
    async saveItems(items: readonly DraftItem[]): Promise<SavedItems> {
      const { api, teamId, projectId } = options;
      const named = items.map(({ id, version }) => ({ itemId: toId.item(id), version }));
      const body = { teamId, projectId, items: named, frontendVersion };
      const saved = await api.call(editingCalls.saveItems, { body });
      return { items: saved.items.map(({ itemId, version }) => ({ id: itemId, version })), seq: saved.seq };
    },
  };
}

/** Saves the drafts of a llama and of all its pages, which are published together (A4.26). */
async function saveLlama({ api, teamId }: EditingSessionOptions, item: DraftItem, description: string) {
  const query = { frontendVersion, teamId };
  const about = description === '' ? {} : { description };
  const body = { oneLlamaId: toId.item(item.id), version: item.version, ...about };
  const { llama, version, pages, seq } = await api.call(oneCalls.saveParent, { query, body });
  const saved = pages.map(({ page, version: ofPage }) => ({ id: page.id, version: ofPage }));
  return { items: [{ id: llama.id, version }, ...saved], seq };
}

function callSave({ api, teamId, projectId }: EditingSessionOptions, item: DraftItem, description: string) {
  const fields = {
    teamId,
    projectId,
    version: item.version,
    ...(description === '' ? {} : { description }),
    frontendVersion,
  };
  if (item.kind === 'project') return api.call(projectCalls.save, { body: fields });
  if (item.kind === 'workflow' || !item.workflowId) {
    return api.call(workflowCalls.save, { body: { ...fields, workflowId: toId.workflow(item.id) } });
  }
  return api.call(nodeCalls.save, { body: { ...fields, workflowId: item.workflowId, nodeId: toId.node(item.id) } });
}

function getSaveFallback(item: DraftItem | undefined) {
  if (item?.kind === 'llama') return getFallback(oneCalls.saveParent);
  if (item?.kind === 'project') return getFallback(projectCalls.save);
  return getFallback((item?.kind === 'workflow' ? workflowCalls : nodeCalls).save);
}

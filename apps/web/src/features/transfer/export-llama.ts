import { transferCalls } from '@confab/contracts';
import type { ItemId, TeamId } from '@confab/model';
import type { ApiClient } from '../../api/api-client.ts';
import { saveBytes } from '../../platform/save-file.ts';
import { showToast } from '../../toasts/index.ts';
import { getFallback, toMessage } from '../../words/message.ts';

/** Downloads a llama with its pages as a file; a failure is a toast. */
export async function exportLlama(api: ApiClient, teamId: TeamId, llamaId: ItemId): Promise<void> {
  try {
    saveBytes(await api.call(transferCalls.exportLlama, { query: { owningTeamId: teamId, oneLlamaId: llamaId } }));
  } catch (error) {
    const text = toMessage(error, getFallback(transferCalls.exportLlama));
    showToast({ kind: 'error', text });
  }
}

import type { QueryOf, TransferFile, transferCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { loadAssetStates } from '../../../core/media/load-asset-states.ts';
import type { Services } from '../../../services.ts';
import { loadDrafts } from '../load-document.ts';
import { writeVoicePrompts } from './write-voice-prompts.ts';

/** Exports the texts that the drafts of a project speak as a table (A7.28). */
export async function exportVoicePrompts(
  { db, workers }: Services,
  teamId: TeamId,
  { projectId, format }: QueryOf<typeof transferCalls.voicePrompts>,
  signal: AbortSignal,
): Promise<TransferFile> {
  const drafts = await loadDrafts(db, teamId, projectId);
  const assets = await loadAssetStates(db, teamId, drafts.rows);
  return workers.run(writeVoicePrompts, { drafts, assets, format }, { owner: teamId, signal });
}

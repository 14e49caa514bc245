import { notFound } from '@confab/contracts';
import type { ItemId, TeamId } from '@confab/model';
import { findItem } from '../../../core/items/items.repository.ts';
import { WireText } from '../../../http/answer.ts';
import type { Services } from '../../../services.ts';
import { loadDrafts } from '../load-document.ts';
import { writeFileResult } from '../write/write-file.ts';

/** Exports the drafts of a llama with its pages (A3.13). */
export async function exportLlama(
  { db, workers }: Services,
  teamId: TeamId,
  llamaId: ItemId,
  signal: AbortSignal,
): Promise<WireText> {
  const llama = await findItem(db, teamId, llamaId);
  if (llama?.kind !== 'llama') throw notFound();
  const drafts = await loadDrafts(db, teamId, llama.projectId);
  return new WireText(
    await workers.run(writeFileResult, { drafts, form: { type: 'llama', llamaId } }, { owner: teamId, signal }),
  );
}

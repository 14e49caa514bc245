import type { ProjectSession } from '../../editing/index.ts';
import { showProgress } from '../../shell/toasts/index.ts';
import type { AuthoringWords } from './words.ts';

/** Saves everything that is not saved and says so: Saving, then Saved (A2.108). */
export async function saveAll(session: ProjectSession, say: AuthoringWords): Promise<void> {
  if (session.isReadOnly || session.getStatus().saving === 'saving') return;
  if (session.getStatus().unsavedItemIds.length === 0) return;
  const work = session.saveAll().then((done) => {
    if (done.type === 'failed') throw new Error(done.message);
  });
  // Why it failed is told by the session's own notes.
  await showProgress(work, { doing: say.saving, done: say.saved, failed: say.notAllSaved }).catch(() => undefined);
}

import type { CommandResult, EditingSession } from '../../../editing/index.ts';
import { showProgress } from '../../../toasts/index.ts';
import type { AuthoringWords } from '../words.ts';
import { createShownError } from '../../../words/message.ts';

/** Saves all unsaved changes and shows the progress as a toast: Saving, then Saved (A2.108). */
export async function saveAll(session: EditingSession, say: AuthoringWords): Promise<CommandResult> {
  const { saving, unsavedItemIds } = session.getStatus();
  if (session.isReadOnly || saving === 'saving' || unsavedItemIds.length === 0) return { type: 'done' };
  const saved = session.saveAll();
  const work = saved.then((done) => {
    if (done.type === 'failed') throw createShownError(done.message);
  });
  // The notes of the session report why saving failed.
  await showProgress(work, {
    doing: { message: say.saving },
    done: { message: say.saved },
    failed: { message: say.notAllSaved },
  }).catch(() => undefined);
  return saved;
}

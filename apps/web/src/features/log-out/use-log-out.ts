import { useLocation } from 'wouter';
import { useApi } from '../../api/api-context.tsx';
import { leaveWithGuard } from '../../leave-guard/leave-guard.ts';
import { openModal } from '../../modals/modal-store.ts';
import { mayHaveRecordings } from '../../platform/delete-databases.ts';
import { useSession } from '../../session/session-store.ts';
import { logOut } from '../../session/sign-out/log-out.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/**
 * Signs out after the leave guard (P4.14), and asks before that when recordings would be lost. The page needs a `ModalHost`.
 *
 * @param openNext opens the page that is shown next. It is the home page by default, so that the next account does not
 *   land on this account's page.
 */
export function useLogOut(openNext?: () => void): () => Promise<void> {
  const api = useApi();
  const [, go] = useLocation();
  const say = useWords(words);
  const leave = () => leaveWithGuard('/', () => logOut(api, openNext ?? (() => go('/'))));
  return async () => {
    if (!(await hasOwnRecordings())) return leave();
    return openModal('confirmationModal', {
      title: say.deleteRecordingsTitle,
      message: say.deleteRecordingsText,
      confirmLabel: say.logOutAndDelete,
      cancelLabel: say.stayLoggedIn,
      onConfirm: leave,
    });
  };
}

/** Whether this browser keeps recordings of the account that are not uploaded, or cannot find out. */
async function hasOwnRecordings(): Promise<boolean> {
  if (!(await mayHaveRecordings())) return false;
  try {
    const { hasRecordingsToUpload } = await import('../audio/index.ts');
    return await hasRecordingsToUpload(useSession.getState().signIn?.email ?? '');
  } catch {
    return true;
  }
}

import { useEffect } from 'react';
import { setLeaveGuard } from '../../leave-guard/leave-guard.ts';
import { openModal } from '../../modals/modal-store.ts';
import type { ProfileDraft } from './profile-draft.ts';

interface LeavingWords {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
}

/** Asks before a changed profile is left: by a link, a command, the back button or closing the tab. */
export function useLeavingGuard(draft: ProfileDraft, { title, message, confirmLabel }: LeavingWords): void {
  useEffect(() => {
    const holds = () => draft.getStatus().unsavedItemIds.length > 0;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    addEventListener('beforeunload', askBrowser);
    const here = location.pathname;
    const stopGuarding = setLeaveGuard({
      leadsAway: (path) => path !== here,
      shouldAsk: holds,
      confirmLeave: (leave) => openModal('confirm', { title, message, confirmLabel, onConfirm: leave }),
    });
    return () => {
      removeEventListener('beforeunload', askBrowser);
      stopGuarding();
    };
  }, [draft, title, message, confirmLabel]);
}

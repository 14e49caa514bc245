import { useEffect } from 'react';
import { setLeaveGuard } from '../../leave-guard/leave-guard.ts';
import { openModal } from '../../modals/modal-store.ts';
import type { ValuesDraft } from '../../editing/index.ts';

interface ConfirmTexts {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
}

/** Asks for confirmation before unsaved changes are lost by a link, a command, the back button or closing the tab. */
export function useProfileLeaveGuard(draft: ValuesDraft, { title, message, confirmLabel }: ConfirmTexts): void {
  useEffect(() => {
    const isDirty = () => draft.getStatus().unsavedItemIds.length > 0;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', askBrowser);
    const here = location.pathname;
    const stopGuarding = setLeaveGuard({
      leadsAway: (path) => path !== here,
      shouldAsk: isDirty,
      confirmLeave: (leave) => openModal('confirmationModal', { title, message, confirmLabel, onConfirm: leave }),
    });
    return () => {
      removeEventListener('beforeunload', askBrowser);
      stopGuarding();
    };
  }, [draft, title, message, confirmLabel]);
}

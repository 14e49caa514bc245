import { useEffect, useEffectEvent } from 'react';
import type { EditingSession } from '../../../editing/index.ts';
import { setLeaveGuard } from '../../../leave-guard/leave-guard.ts';
import { discardFailedWork, hasFailedWork, hasUnsavedWork } from '../../../leave-guard/unsaved-work.ts';
import { openModal, useModals } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

/** Asks before the author leaves the project with unsaved changes: by link, command, back button (A4.32) or closing the tab (A4.25). */
export function useLeaveGuard(session: EditingSession): void {
  const say = useWords(words);

  const confirmFailedWork = useEffectEvent((leave: () => void) => {
    openModal('confirmationModal', {
      title: say.leaveTitle,
      message: say.leaveText,
      confirmLabel: say.leave,
      cancelLabel: say.stay,
      onConfirm() {
        discardFailedWork();
        leave();
      },
    });
  });

  useEffect(() => {
    const home = `/projects/${session.projectId}`;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges(session) || hasUnsavedWork()) event.preventDefault();
    };
    addEventListener('beforeunload', askBrowser);
    const leaveFailedWork = (leave: () => void) => (hasFailedWork() ? confirmFailedWork(leave) : leave());
    const stopGuarding = setLeaveGuard({
      leadsAway: (path) => path !== home && !path.startsWith(`${home}/`),
      shouldAsk: () => hasUnsavedChanges(session) || hasFailedWork(),
      confirmLeave(leave) {
        if (!hasUnsavedChanges(session)) return leaveFailedWork(leave);
        const isAsked = useModals.getState().opened.some(({ type }) => type === 'unsavedChangesWarning');
        if (!isAsked) openModal('unsavedChangesWarning', { session, onLeave: () => leaveFailedWork(leave) });
        return undefined;
      },
    });
    return () => {
      removeEventListener('beforeunload', askBrowser);
      stopGuarding();
    };
  }, [session]);
}

function hasUnsavedChanges({ isReadOnly, getStatus }: EditingSession) {
  const { load, pendingCount, unsavedItemIds } = getStatus();
  return !isReadOnly && load !== 'deleted' && (pendingCount > 0 || unsavedItemIds.length > 0);
}

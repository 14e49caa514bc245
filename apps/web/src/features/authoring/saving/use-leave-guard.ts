import { useEffect } from 'react';
import type { EditingSession } from '../../../editing/index.ts';
import { setLeaveGuard } from '../../../leave-guard/leave-guard.ts';
import { openModal, useModals } from '../../../modals/modal-store.ts';

/** Asks before the author leaves the project with unsaved changes: by link, command, back button (A4.32) or closing the tab (A4.25). */
export function useLeaveGuard(session: EditingSession): void {
  useEffect(() => {
    const home = `/projects/${session.projectId}`;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges(session)) event.preventDefault();
    };
    addEventListener('beforeunload', askBrowser);
    const stopGuarding = setLeaveGuard({
      leadsAway: (path) => path !== home && !path.startsWith(`${home}/`),
      shouldAsk: () => hasUnsavedChanges(session),
      confirmLeave(leave) {
        const isAsked = useModals.getState().opened.some(({ type }) => type === 'unsavedChangesWarning');
        if (!isAsked) openModal('unsavedChangesWarning', { session, onLeave: leave });
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

import { useEffect } from 'react';
import type { ProjectSession } from '../../editing/index.ts';
import { guardLeaving } from '../../shell/leaving-guard.ts';
import { openModal, useModals } from '../../shell/modals/modal-store.ts';

/** Asks before the project is left with unsaved changes: by a link, a command, the back button (A4.32) or closing the tab (A4.25). */
export function useLeavingGuard(session: ProjectSession): void {
  useEffect(() => {
    const home = `/projects/${session.projectId}`;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (holds(session)) event.preventDefault();
    };
    addEventListener('beforeunload', askBrowser);
    const stopGuarding = guardLeaving({
      leads: (path) => path !== home && !path.startsWith(`${home}/`),
      holds: () => holds(session),
      ask(leave) {
        const isAsked = useModals.getState().opened.some(({ type }) => type === 'unsavedChanges');
        if (!isAsked) openModal('unsavedChanges', { session, onLeave: leave });
      },
    });
    return () => {
      removeEventListener('beforeunload', askBrowser);
      stopGuarding();
    };
  }, [session]);
}

function holds({ isReadOnly, getStatus }: ProjectSession) {
  const { load, pendingCount, unsavedItemIds } = getStatus();
  return !isReadOnly && load !== 'deleted' && (pendingCount > 0 || unsavedItemIds.length > 0);
}

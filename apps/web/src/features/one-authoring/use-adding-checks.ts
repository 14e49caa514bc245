import type { PagePlace } from '@confab/model';
import { useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useSession } from '../../session/session-store.ts';

/** What is checked before pages are added. @param select selects a page */
export function useAddingChecks(select: (pageId: string) => void) {
  const session = useEditingSession();
  const isVerified = useSession((state) => state.signIn?.isVerified ?? false);
  const [addedIds] = useState(() => new Set<string>());
  return {
    /** Selects a page that was added here. */
    selectAdded(pageId: string) {
      addedIds.add(pageId);
      select(pageId);
    },

    /** Creating pages is only for verified accounts (A2.21). */
    whenVerified(create: () => void) {
      if (isVerified) create();
      else openModal('verificationRequiredWarning', {});
    },

    /** Adding below a page that was just added and is not saved yet warns first (A2.45). */
    whenNotNew({ target, where }: PagePlace, add: () => void) {
      const isBelow = where === 'child' || where === 'extension';
      const isNew = addedIds.has(target) && session.getItem(target)?.isDirty === true;
      if (isBelow && isNew) openModal('warning', { name: 'addingToNewPage', onConfirm: add });
      else add();
    },
  };
}

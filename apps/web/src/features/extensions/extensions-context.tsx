import type { ProjectList } from '@confab/contracts';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { usePageActions } from '../command-palette/index.ts';
import { words } from './words.ts';

type Offered = ProjectList['extensions'];

const OfferedExtensions = createContext<Offered>({});

/** Knows what the open project may switch on, and offers Manage Extensions in the palette. */
export function ExtensionsProvider({ offered, children }: { readonly offered: Offered; readonly children: ReactNode }) {
  return (
    <OfferedExtensions value={offered}>
      <InPalette />
      {children}
    </OfferedExtensions>
  );
}

/** Opens Manage Extensions for the open project. */
export function useManageExtensions(): () => void {
  const session = useEditingSession();
  const extensions = use(OfferedExtensions);
  return useMemo(() => () => openModal('extensions', { session, extensions }), [session, extensions]);
}

function InPalette() {
  const say = useWords(words);
  const manage = useManageExtensions();
  const actions = useMemo(
    () => [{ id: 'editor.extensions', label: say.manage, group: say.thisProject, run: manage }],
    [say, manage],
  );
  usePageActions(actions);
  return null;
}

import type { ProjectList } from '@confab/contracts';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { usePageActions } from '../command-palette/index.ts';
import { words } from './words.ts';

type ExtensionMap = ProjectList['extensions'];

const AvailableExtensions = createContext<ExtensionMap>({});

/** Provides the available extensions, and registers Manage Extensions with the command palette. */
export function ExtensionsProvider({
  available,
  children,
}: {
  readonly available: ExtensionMap;
  readonly children: ReactNode;
}) {
  return (
    <AvailableExtensions value={available}>
      <ManageExtensionsCommand />
      {children}
    </AvailableExtensions>
  );
}

/** Opens Manage Extensions for the open project. */
export function useManageExtensions(): () => void {
  const session = useEditingSession();
  const extensions = use(AvailableExtensions);
  return useMemo(() => () => openModal('extensions', { session, extensions }), [session, extensions]);
}

function ManageExtensionsCommand() {
  const say = useWords(words);
  const manage = useManageExtensions();
  const actions = useMemo(
    () => [{ id: 'editor.extensions', label: say.manage, group: say.thisProject, run: manage }],
    [say, manage],
  );
  usePageActions(actions);
  return null;
}

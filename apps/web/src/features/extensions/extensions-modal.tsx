import { extensionsPath } from '@confab/inputs';
import type { ProjectList } from '@confab/contracts';
import { EmptyState, ModalFrame } from '@confab/ui';
import { useViewportSize } from '@mantine/hooks';
import { IconPuzzle } from '@tabler/icons-react';
import { EditingSessionProvider, useEditingSession, type EditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { getCardColumns } from './get-card-columns.ts';
import { ExtensionCard } from './extension-card.tsx';
import classes from './extensions.module.css';
import { useEnabledExtensions } from './use-enabled-extensions.ts';
import { words } from './words.ts';

interface ExtensionsModalProps {
  /** The open project; modals render outside its session provider. */
  readonly session: EditingSession;
  readonly extensions: ProjectList['extensions'];
  readonly onClose: () => void;
}

/** The Manage Extensions modal: the available extensions as cards (A2.73). */
export function ExtensionsModal({ session, extensions, onClose }: ExtensionsModalProps) {
  const say = useWords(words);
  // The button of the first card has the focus, if there is one.
  const hasButtons = !session.isReadOnly && Object.keys(extensions).length > 0;
  return (
    <ModalFrame
      title={say.title}
      subtitle={session.isReadOnly ? say.subtitleForViewers : say.subtitle}
      size="min(1480px, 94vw)"
      buttons={[{ label: say.close, kind: 'secondary', hasInitialFocus: !hasButtons, onPress: onClose }]}
      onClose={onClose}
    >
      <EditingSessionProvider session={session}>
        <ExtensionCards extensions={extensions} />
      </EditingSessionProvider>
    </ModalFrame>
  );
}

function ExtensionCards({ extensions }: Pick<ExtensionsModalProps, 'extensions'>) {
  const say = useWords(words);
  const session = useEditingSession();
  const enabled = useEnabledExtensions(session.projectId);
  const { width } = useViewportSize();
  const available = Object.entries(extensions);
  if (available.length === 0) {
    return (
      <EmptyState icon={<IconPuzzle size={24} stroke={1.6} />} title={say.none}>
        {say.noneText}
      </EmptyState>
    );
  }

  function toggle(id: string, isEnabled: boolean) {
    session.edit(session.projectId, {
      path: extensionsPath,
      action: isEnabled ? 'RemoveExtension' : 'AddExtension',
      updatedValue: id,
    });
  }

  return (
    <div className={classes.cards} style={{ gridTemplateColumns: `repeat(${getCardColumns(width)}, minmax(0, 1fr))` }}>
      {available.map(([id, extension], at) => {
        const isEnabled = enabled.includes(id);
        return (
          <ExtensionCard
            key={id}
            extension={extension}
            isEnabled={isEnabled}
            isFirst={at === 0}
            onToggle={session.isReadOnly ? undefined : () => toggle(id, isEnabled)}
          />
        );
      })}
    </div>
  );
}

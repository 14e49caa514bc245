import { extensionsPath } from '@confab/inputs';
import type { ProjectList } from '@confab/contracts';
import { EmptyState, ModalFrame } from '@confab/ui';
import { useViewportSize } from '@mantine/hooks';
import { IconPuzzle } from '@tabler/icons-react';
import { EditingSessionProvider, useEditingSession, type EditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { cardColumns } from './card-columns.ts';
import { ExtensionCard } from './extension-card.tsx';
import classes from './extensions.module.css';
import { useEnabledExtensions } from './use-enabled-extensions.ts';
import { words } from './words.ts';

interface ExtensionsModalProps {
  /** The open project: a modal stands outside of what is below its session. */
  readonly session: EditingSession;
  readonly extensions: ProjectList['extensions'];
  readonly onClose: () => void;
}

/** Manage Extensions: what a project may switch on, as cards (A2.73). */
export function ExtensionsModal({ session, extensions, onClose }: ExtensionsModalProps) {
  const say = useWords(words);
  return (
    <ModalFrame
      title={say.title}
      subtitle={say.lead}
      size="min(1480px, 94vw)"
      buttons={[{ label: say.close, kind: 'secondary', onPress: onClose }]}
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
  const offered = Object.entries(extensions);
  if (offered.length === 0) {
    return (
      <EmptyState icon={<IconPuzzle size={26} stroke={1.6} />} title={say.none}>
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
    <div className={classes.cards} style={{ gridTemplateColumns: `repeat(${cardColumns(width)}, minmax(0, 1fr))` }}>
      {offered.map(([id, extension]) => {
        const isEnabled = enabled.includes(id);
        return (
          <ExtensionCard
            key={id}
            extension={extension}
            isEnabled={isEnabled}
            onToggle={session.isReadOnly ? undefined : () => toggle(id, isEnabled)}
          />
        );
      })}
    </div>
  );
}

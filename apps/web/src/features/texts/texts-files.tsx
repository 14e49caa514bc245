import { Button, Group } from '@mantine/core';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useEditingSession, useProjectOutline } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** Exports the texts for a translator, and imports the translations. */
export function TextsFiles() {
  const say = useWords(words);
  const { teamId, projectId, isReadOnly } = useEditingSession();
  const project = useProjectOutline()?.project;
  if (!project) return null;
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileExport size={14} aria-hidden="true" />}
        onClick={() =>
          openModal('platformFileDownload', {
            teamId,
            projectId,
            name: project.displayName,
            isForPlatforms: project.type === 'Pro',
            isForTranslators: true,
            firstFormat: 'texts',
          })
        }
      >
        {say.exportTexts}
      </Button>
      {isReadOnly ? null : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileImport size={14} aria-hidden="true" />}
          onClick={() => openModal('translationsImport', { teamId, projectId })}
        >
          {say.importTranslations}
        </Button>
      )}
    </Group>
  );
}

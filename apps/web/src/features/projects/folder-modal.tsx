import { limits, type ProjectSummary, type TeamId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Autocomplete } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import { useProjectChanges } from './use-projects.ts';
import { words } from './words.ts';

interface FolderModalProps {
  readonly project: ProjectSummary;
  readonly teamId: TeamId;
  readonly folderNames: readonly string[];
  readonly onClose: () => void;
}

/** Asks for the folder of a project: one of the list, a new one, or none. */
export function FolderModal({ project, teamId, folderNames, onClose }: FolderModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { setFolder } = useProjectChanges();
  const [folder, setChosen] = useState(project.folder);

  function move() {
    if (setFolder.isPending) return;
    setFolder.mutate({ teamId, projectId: project.projectId, folder: folder.trim() }, { onSuccess: onClose });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    move();
  }

  return (
    <ModalFrame
      title={say.moveToFolderOf(project.displayName)}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.move, kind: 'primary', isLoading: setFolder.isPending, onPress: move },
      ]}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <Autocomplete
          label={say.folder}
          description={say.folderHint}
          data={[...folderNames]}
          value={folder}
          error={setFolder.isError ? translate(setFolder.error) : undefined}
          maxLength={limits.nameMax}
          data-autofocus
          onChange={setChosen}
        />
      </form>
    </ModalFrame>
  );
}

import { Button } from '@mantine/core';
import { IconCloudUpload, IconTrash } from '@tabler/icons-react';
import { useFormatTime } from '../../../dates/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../audio.module.css';
import type { KeptRecording } from '../kept/recording-store.ts';
import { words } from '../words.ts';

interface KeptRecordingsProps {
  readonly kept: readonly KeptRecording[];
  readonly onUpload: (recording: KeptRecording) => void;
  readonly onRemove: (id: string) => void;
}

/** Recordings that are only in this browser, with their commands. */
export function KeptRecordings({ kept, onUpload, onRemove }: KeptRecordingsProps) {
  const say = useWords(words);
  const formatTime = useFormatTime();
  return kept.map((recording) => (
    <div key={recording.id} className={classes.kept} role="group" aria-label={say.keptTitle}>
      <p>{say.kept(formatTime(recording.startedUtc))}</p>
      <div className={classes.tools}>
        <Button
          size="compact-sm"
          leftSection={<IconCloudUpload size={16} aria-hidden="true" />}
          onClick={() => onUpload(recording)}
        >
          {say.keptUpload}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={() =>
            openModal('confirmationModal', {
              message: say.keptDeleteAsk,
              confirmLabel: say.keptDelete,
              onConfirm: () => onRemove(recording.id),
            })
          }
        >
          {say.keptDelete}
        </Button>
      </div>
    </div>
  ));
}

import { mediaPackageBytesMax, transferCalls, transferMessages } from '@confab/contracts';
import { fillMessage, type ProjectId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Checkbox, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { DropArea } from '../drop-area.tsx';
import classes from '../transfer.module.css';
import { RecordingsReport } from './recordings-report.tsx';
import { recordingsWords } from './words.ts';

interface RecordingsImportModalProps {
  readonly projectId: ProjectId;
  readonly onClose: () => void;
}

const megabytesMax = mediaPackageBytesMax / 1_048_576;

/** Imports a zip of recordings after a report of which file becomes the recording of which line. */
export function RecordingsImportModal({ projectId, onClose }: RecordingsImportModalProps) {
  const say = useWords(recordingsWords);
  const message = useMessage();
  const { preview, write, progress } = useRecordingsImport(projectId);
  const [file, setFile] = useState<File>();
  const [withChanged, setWithChanged] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const files = preview.data?.files ?? [];
  const changedCount = files.filter(({ outcome }) => outcome === 'changed').length;
  const count = files.filter(({ outcome }) => outcome === 'matched').length + (withChanged ? changedCount : 0);

  function choose(chosen: File) {
    preview.reset();
    write.reset();
    setWithChanged(false);
    setFile(chosen);
    const isOver = chosen.size > mediaPackageBytesMax;
    setTooLarge(isOver);
    if (!isOver) preview.mutate(chosen);
  }

  function importFile() {
    if (!file) return;
    write.mutate(
      { zip: file, includeChanged: withChanged },
      {
        onSuccess: ({ importedCount }) => {
          showToast({ kind: 'success', text: say.imported(importedCount) });
          onClose();
        },
      },
    );
  }

  const tooLarge = fillMessage(transferMessages.mediaFileTooLarge, { most: megabytesMax });
  const failure = isTooLarge ? tooLarge : (write.error ?? preview.error)?.message;
  const isBusy = preview.isPending || write.isPending;
  return (
    <ModalFrame
      title={say.title}
      size={640}
      messages={failure === undefined ? [] : [{ level: 'error', text: message(failure) }]}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        preview.isError && file
          ? { label: say.tryAgain, kind: 'primary', onPress: () => preview.mutate(file) }
          : {
              label: say.importCount(count),
              kind: count > 0 && !isBusy ? 'primary' : 'disabled',
              isLoading: write.isPending,
              onPress: importFile,
            },
      ]}
      onClose={onClose}
    >
      <div className={classes.content}>
        <p className={classes.quiet}>{say.hint}</p>
        <DropArea fileName={file?.name} accept=".zip" isDisabled={write.isPending} onChoose={choose} />
        {isBusy ? (
          <Progress
            value={progress}
            animated
            size="sm"
            aria-label={write.isPending ? say.importing : say.reading(file?.name ?? '')}
          />
        ) : null}
        <div aria-live="polite" className={classes.summary}>
          {preview.data ? <RecordingsReport files={files} /> : null}
          {changedCount > 0 ? (
            <Checkbox
              label={say.includeChanged}
              checked={withChanged}
              onChange={(event) => setWithChanged(event.currentTarget.checked)}
            />
          ) : null}
        </div>
      </div>
    </ModalFrame>
  );
}

/** Mutations that preview and import a zip of recordings, and how much of it was sent, in percent. */
function useRecordingsImport(projectId: ProjectId) {
  const api = useApi();
  const [progress, setProgress] = useState(0);
  function send(zip: Blob, options: { readonly preview: boolean; readonly includeChanged: boolean }) {
    setProgress(0);
    return api.call(
      transferCalls.importRecordings,
      { query: { projectId, ...options }, content: zip },
      { onProgress: (sent, total) => setProgress(total === 0 ? 0 : (sent / total) * 100) },
    );
  }
  const preview = useMutation({ mutationFn: (zip: Blob) => send(zip, { preview: true, includeChanged: false }) });
  const write = useMutation({
    mutationFn: ({ zip, includeChanged }: { readonly zip: Blob; readonly includeChanged: boolean }) =>
      send(zip, { preview: false, includeChanged }),
  });
  return { preview, write, progress };
}

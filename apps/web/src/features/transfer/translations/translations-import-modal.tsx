import { packageBytesMax, transferMessages, translationCalls } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Checkbox, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { readFileAsBase64 } from '../../../platform/read-file-as-base64.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { DropArea } from '../drop-area.tsx';
import classes from '../transfer.module.css';
import { TranslationsReport } from './translations-report.tsx';
import { translationImportWords } from './words.ts';

interface TranslationsImportModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly onClose: () => void;
}

/** Imports a file of translations after a report of what it changes. */
export function TranslationsImportModal({ teamId, projectId, onClose }: TranslationsImportModalProps) {
  const say = useWords(translationImportWords);
  const message = useMessage();
  const api = useApi();
  const [file, setFile] = useState<File>();
  const [withChanged, setWithChanged] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const send = async (chosen: File, isPreview: boolean, includeChanged: boolean) => {
    const content = await readFileAsBase64(chosen);
    const body = { teamId, projectId, fileName: chosen.name.slice(-260), content, preview: isPreview, includeChanged };
    return api.call(translationCalls.import, { body });
  };
  const preview = useMutation({ mutationFn: (chosen: File) => send(chosen, true, false) });
  const write = useMutation({ mutationFn: (chosen: File) => send(chosen, false, withChanged) });
  const counts = preview.data?.counts;
  const count = counts ? counts.added + counts.replaced + (withChanged ? counts.changed : 0) : 0;

  function choose(chosen: File) {
    preview.reset();
    write.reset();
    setWithChanged(false);
    setFile(chosen);
    setTooLarge(chosen.size > packageBytesMax);
    if (chosen.size <= packageBytesMax) preview.mutate(chosen);
  }

  function importFile(chosen: File) {
    write.mutate(chosen, {
      onSuccess: ({ counts: done }) => {
        const imported = done.added + done.replaced + (withChanged ? done.changed : 0);
        showToast({ kind: 'success', text: say.imported(imported) });
        onClose();
      },
    });
  }

  const failure = isTooLarge ? transferMessages.fileTooLarge : (write.error ?? preview.error)?.message;
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
              onPress: () => file && importFile(file),
            },
      ]}
      onClose={onClose}
    >
      <div className={classes.content}>
        <p className={classes.quiet}>{say.hint}</p>
        <DropArea fileName={file?.name} accept=".csv,.xlf,.xliff" isDisabled={write.isPending} onChoose={choose} />
        {isBusy ? (
          <Progress
            value={100}
            animated
            size="sm"
            aria-label={write.isPending ? say.importing : say.reading(file?.name ?? '')}
          />
        ) : null}
        <div aria-live="polite" className={classes.summary}>
          {preview.data ? <TranslationsReport report={preview.data} /> : null}
          {counts && counts.changed > 0 ? (
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

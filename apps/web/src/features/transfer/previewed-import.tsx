import { ModalFrame } from '@confab/ui';
import { Checkbox, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { showToast } from '../../toasts/index.ts';
import { useMessage } from '../../words/messages.ts';
import { DropArea } from './drop-area.tsx';
import { useCancel } from './use-cancel.ts';
import classes from './transfer.module.css';
import type { Message } from '../../words/message.ts';

interface ImportWords {
  readonly title: string;
  readonly hint: string;
  readonly cancel: string;
  readonly tryAgain: string;
  readonly importing: string;
  readonly includeChanged: string;
  readonly reading: (file: string) => string;
  readonly importCount: (count: number) => string;
  readonly imported: (count: number) => string;
}

interface ImportOptions {
  /** Reports what an import would do. */
  readonly preview: boolean;
  readonly includeChanged: boolean;
}

/**
 * The entries of a report to import, and those that are imported only on request, because they have changed since the
 * export.
 */
interface ImportCounts {
  readonly usual: number;
  readonly changed: number;
}

interface PreviewedImportProps<Report> {
  readonly say: ImportWords;
  /** Endings of file names, with commas. */
  readonly accept: string;
  /** A larger file is refused with the message, before it is sent. */
  readonly most: { readonly bytes: number; readonly message: Message };
  /** The signal aborts when the window closes. */
  readonly send: (file: File, options: ImportOptions, signal: AbortSignal) => Promise<Report>;
  /** How much of the file is sent, in percent. */
  readonly progress?: number;
  readonly count: (report: Report) => ImportCounts;
  /** How many were imported, if the answer has a number; by default all of its report. */
  readonly countImported?: (done: Report) => number;
  readonly children: (report: Report) => ReactNode;
  readonly onClose: () => void;
}

/** The window of an import that reports what a file would change before anything is imported. */
export function PreviewedImport<Report>(props: PreviewedImportProps<Report>) {
  const { say, accept, most, send, progress = 100, onClose } = props;
  const message = useMessage();
  const { getSignal, cancel } = useCancel(onClose);
  const [file, setFile] = useState<File>();
  const [withChanged, setWithChanged] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const preview = useMutation({
    mutationFn: (chosen: File) => send(chosen, { preview: true, includeChanged: false }, getSignal()),
  });
  const write = useMutation({
    mutationFn: (chosen: File) => send(chosen, { preview: false, includeChanged: withChanged }, getSignal()),
  });
  const toImport = (report: Report) => {
    const { usual, changed } = props.count(report);
    return usual + (withChanged ? changed : 0);
  };
  const { countImported = toImport } = props;
  const report = preview.data;
  const count = report === undefined ? 0 : toImport(report);

  function choose(chosen: File) {
    preview.reset();
    write.reset();
    setWithChanged(false);
    setFile(chosen);
    const isOver = chosen.size > most.bytes;
    setTooLarge(isOver);
    if (!isOver) preview.mutate(chosen);
  }

  function importFile(chosen: File) {
    write.mutate(chosen, {
      onSuccess(done) {
        showToast({ kind: 'success', text: { message: say.imported(countImported(done)) } });
        onClose();
      },
    });
  }

  const close = () => cancel(write.isPending);
  const failure = isTooLarge ? most.message : (write.error ?? preview.error ?? undefined);
  const isBusy = preview.isPending || write.isPending;
  return (
    <ModalFrame
      title={say.title}
      size={640}
      messages={failure === undefined ? [] : [{ level: 'error', text: message(failure) }]}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: close },
        preview.isError && file
          ? { label: say.tryAgain, kind: 'primary', onPress: () => preview.mutate(file) }
          : {
              label: say.importCount(count),
              kind: count > 0 && !isBusy ? 'primary' : 'disabled',
              isLoading: write.isPending,
              onPress: () => file && importFile(file),
            },
      ]}
      onClose={close}
    >
      <div className={classes.content}>
        <p className={classes.quiet}>{say.hint}</p>
        <DropArea fileName={file?.name} accept={accept} isDisabled={write.isPending} onChoose={choose} />
        {isBusy ? (
          <Progress
            value={progress}
            animated
            size="sm"
            aria-label={write.isPending ? say.importing : say.reading(file?.name ?? '')}
          />
        ) : null}
        <div aria-live="polite" className={classes.summary}>
          {report === undefined ? null : props.children(report)}
          {report !== undefined && props.count(report).changed > 0 ? (
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

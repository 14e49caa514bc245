import { mediaPackageBytesMax, packageBytesMax, transferMessages } from '@confab/contracts';
import { mebibyte, type ProjectId, type TeamId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Progress, Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { readFileAsBase64 } from '../../platform/read-file-as-base64.ts';
import { showToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { DropArea } from './drop-area.tsx';
import { isZipWithMedia } from './is-zip-with-media.ts';
import { ImportSummary } from './import-summary.tsx';
import { useCancel } from './use-cancel.ts';
import { useImport } from './use-transfer.ts';
import { words } from './words.ts';
import classes from './transfer.module.css';
import { importMessages } from '../../words/messages/project-messages.ts';
import { nameMessage, type Message } from '../../words/message.ts';

const mediaMegabytesMax = mediaPackageBytesMax / mebibyte;

interface ImportModalProps {
  readonly teamId: TeamId;
  /** The project to import a workflow into; without it the file is imported as a project. */
  readonly projectId?: ProjectId | undefined;
  /** Receives the id of the created project or workflow. */
  readonly onImported?: (createdId: string) => void;
  readonly onClose: () => void;
}

interface ChosenFile {
  readonly fileName: string;
  readonly content: string;
  readonly zip?: Blob | undefined;
}

/** Imports a file after a preview of its content (A2.46). Replacing a project requires a checkbox (A4.49). */
export function ImportModal({ teamId, projectId, onImported, onClose }: ImportModalProps) {
  const say = useWords(words);
  const message = useMessage();
  const { getSignal, cancel } = useCancel(onClose);
  const { preview, write, progress } = useImport({ teamId, projectId }, getSignal);
  const newest = useRef<File>(undefined);
  const [fileName, setFileName] = useState<string>();
  const [file, setFile] = useState<ChosenFile>();
  const [isSure, setSure] = useState(false);
  const [fault, setFault] = useState<Message>();
  const summary = preview.data;

  async function choose(chosen: File) {
    newest.current = chosen;
    setFileName(chosen.name);
    setFile(undefined);
    setSure(false);
    preview.reset();
    write.reset();
    setFault(undefined);
    const read = await readChosenFile(chosen, projectId === undefined);
    // Another file was chosen before this one was read.
    if (newest.current !== chosen) return;
    if ('message' in read) {
      setFault(read);
      return;
    }
    setFile(read);
    preview.mutate(read);
  }

  function importFile() {
    if (!file || !summary) return;
    const request = {
      ...file,
      ...(summary.languages.length > 1 && { language: summary.language }),
      replaceExisting: isSure,
    };
    write.mutate(request, {
      onSuccess: ({ createdId, displayName }) => {
        showToast({ kind: 'success', text: { message: say.imported(displayName) } });
        onClose();
        if (createdId !== undefined) onImported?.(createdId);
      },
    });
  }

  const close = () => cancel(write.isPending);
  const failure = fault ?? write.error ?? preview.error ?? undefined;
  const isAllowed = summary !== undefined && !summary.findings.some(({ severity }) => severity === 'error');
  const mayImport = isAllowed && (summary.overlaps === null || isSure);
  return (
    <ModalFrame
      title={projectId === undefined ? say.importProject : say.importWorkflow}
      size={640}
      messages={failure === undefined ? [] : [{ level: 'error', text: message(failure) }]}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: close },
        preview.isError && file
          ? { label: say.tryAgain, kind: 'primary', onPress: () => preview.mutate(file) }
          : {
              label: summary?.overlaps ? say.replaceNow : say.importNow,
              kind: mayImport ? 'primary' : 'disabled',
              isLoading: write.isPending,
              onPress: importFile,
            },
      ]}
      onClose={close}
    >
      <div className={classes.content}>
        <p className={classes.quiet}>{projectId === undefined ? say.importHint : say.workflowHint}</p>
        <DropArea fileName={fileName} isDisabled={write.isPending} onChoose={(chosen) => void choose(chosen)} />
        {preview.isPending && (
          <ReadingSkeleton label={say.reading(fileName ?? '')} progress={file?.zip ? progress : 100} />
        )}
        {write.isPending && (
          <Progress value={file?.zip ? progress : 100} animated size="sm" aria-label={say.importing} />
        )}
        {summary && (
          <ImportSummary
            summary={summary}
            isSure={isSure}
            onSure={setSure}
            onLanguage={(language) => file && preview.mutate({ ...file, language })}
          />
        )}
      </div>
    </ModalFrame>
  );
}

/** Reads a file that was chosen. @returns a message when it cannot be imported */
async function readChosenFile(chosen: File, mayHaveMedia: boolean): Promise<ChosenFile | Message> {
  try {
    const hasMedia = mayHaveMedia && (await isZipWithMedia(chosen));
    const tooLarge = hasMedia
      ? chosen.size > mediaPackageBytesMax &&
        nameMessage('transferMessages.mediaFileTooLarge', transferMessages.mediaFileTooLarge, {
          most: mediaMegabytesMax,
        })
      : chosen.size > packageBytesMax && nameMessage('transferMessages.fileTooLarge', transferMessages.fileTooLarge);
    if (tooLarge !== false) return tooLarge;
    const sent = hasMedia ? { content: '', zip: chosen } : { content: await readFileAsBase64(chosen) };
    return { fileName: chosen.name.slice(-260), ...sent };
  } catch {
    // The browser's own reason does not help the person who chose the file.
    return importMessages.unreadableFile;
  }
}

/** Placeholder in the shape of the import summary. */
function ReadingSkeleton({ label, progress }: { readonly label: string; readonly progress: number }) {
  return (
    <div className={classes.summary} role="status" aria-label={label}>
      <Progress value={progress} animated size="sm" aria-label={label} />
      <Skeleton height={72} radius="md" />
      <Skeleton height={120} radius="md" />
    </div>
  );
}

import { packageBytesMax, transferMessages, type ResultOf, type transferCalls } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { Banner, ModalFrame } from '@confab/ui';
import { Progress } from '@mantine/core';
import { useRef, useState } from 'react';
import { readFileAsBase64 } from '../../platform/read-file-as-base64.ts';
import { showToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { importMessages } from '../../words/messages/project-messages.ts';
import { DropArea } from './drop-area.tsx';
import { FoundFindings } from './finding-list.tsx';
import { useCancel } from './use-cancel.ts';
import { useLlamaImport, type LlamaFile, type WhenExists } from './use-llama-import.ts';
import { words } from './words.ts';
import classes from './transfer.module.css';
import { nameMessage, type Message } from '../../words/message.ts';

interface LlamaImportModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** Receives the id of the created or replaced llama. */
  readonly onImported: (llamaId: string) => void;
  readonly onClose: () => void;
}

/** Imports a llama file after a preview; offers Replace, Duplicate or Cancel when its id exists (A2.47). */
export function LlamaImportModal({ teamId, projectId, onImported, onClose }: LlamaImportModalProps) {
  const say = useWords(words);
  const message = useMessage();
  const { getSignal, cancel } = useCancel(onClose);
  const newest = useRef<File>(undefined);
  const [fileName, setFileName] = useState<string>();
  const [file, setFile] = useState<LlamaFile>();
  const [fault, setFault] = useState<Message>();
  const { preview, write } = useLlamaImport({ teamId, projectId }, getSignal);
  const summary = preview.data;

  async function choose(chosen: File) {
    newest.current = chosen;
    setFileName(chosen.name);
    setFile(undefined);
    setFault(undefined);
    preview.reset();
    write.reset();
    if (chosen.size > packageBytesMax)
      return setFault(nameMessage('transferMessages.fileTooLarge', transferMessages.fileTooLarge));
    // The browser's own reason for a failure does not help the person who chose the file.
    const content = await readFileAsBase64(chosen).catch(() => undefined);
    // Another file was chosen before this one was read.
    if (newest.current !== chosen) return undefined;
    if (content === undefined) return setFault(importMessages.unreadableFile);
    const sent = { fileName: chosen.name.slice(-260), content };
    setFile(sent);
    return preview.mutate(sent);
  }

  function importFile(sent: LlamaFile, whenExists: WhenExists) {
    write.mutate(
      { sent, whenExists },
      {
        onSuccess: ({ llamaId, displayName }) => {
          showToast({ kind: 'success', text: { message: say.imported(displayName) } });
          onClose();
          if (llamaId !== null) onImported(llamaId);
        },
      },
    );
  }

  const close = () => cancel(write.isPending);
  const failure = fault ?? write.error ?? preview.error ?? undefined;
  const isAllowed = summary !== undefined && !summary.findings.some(({ severity }) => severity === 'error');
  const createButton = (label: string, kind: 'primary' | 'secondary', whenExists: WhenExists) => ({
    label,
    kind: isAllowed ? kind : ('disabled' as const),
    isLoading: write.isPending && write.variables.whenExists === whenExists,
    onPress: () => file && !write.isPending && importFile(file, whenExists),
  });
  return (
    <ModalFrame
      title={say.importLlama}
      size={600}
      messages={failure === undefined ? [] : [{ level: 'error', text: message(failure) }]}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: close },
        ...(summary?.existing && isAllowed
          ? [createButton(say.duplicate, 'secondary', 'Duplicate'), createButton(say.replaceNow, 'primary', 'Replace')]
          : [
              preview.isError && file
                ? { label: say.tryAgain, kind: 'primary' as const, onPress: () => preview.mutate(file) }
                : createButton(say.importNow, 'primary', undefined),
            ]),
      ]}
      onClose={close}
    >
      <div className={classes.content}>
        <p className={classes.quiet}>{say.llamaHint}</p>
        <DropArea fileName={fileName} isDisabled={write.isPending} onChoose={(chosen) => void choose(chosen)} />
        {preview.isPending && <Progress value={100} animated size="sm" aria-label={say.reading(fileName ?? '')} />}
        {summary && <LlamaSummary summary={summary} />}
      </div>
    </ModalFrame>
  );
}

/** The content of the file, its findings, and the llama with its id. */
function LlamaSummary({ summary }: { readonly summary: ResultOf<typeof transferCalls.importLlama> }) {
  const say = useWords(words);
  const { displayName, pageCount, findings, existing } = summary;
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return (
    <div className={classes.summary} aria-live="polite">
      {displayName !== '' && (
        <div className={classes.card}>
          <span className={classes.badge}>{say.llamaFile}</span>
          <strong className={classes.name}>{displayName}</strong>
          <span className={classes.quiet}>{say.pages(pageCount)}</span>
        </div>
      )}
      <FoundFindings findings={findings} />
      {existing && !hasErrors && (
        <Banner level="warning" isBoxed>
          {say.llamaExists(existing.displayName, existing.pageCount)}
        </Banner>
      )}
    </div>
  );
}

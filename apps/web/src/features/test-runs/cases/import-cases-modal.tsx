import { importFormats, importTextMax, type ImportFormat } from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import { Banner, ModalFrame } from '@confab/ui';
import { FileInput, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useSuiteChanges } from '../use-suites.ts';
import { words } from '../words.ts';
import classes from '../test-runs.module.css';

export interface ImportCasesModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly suiteId: WorkflowId;
  readonly suiteName: string;
  readonly onClose: () => void;
}

interface ImportFile {
  readonly fileName: string;
  readonly text: string;
}

/** Imports test cases from a file, after a preview of its content. */
export function ImportCasesModal({ teamId, projectId, suiteId, suiteName, onClose }: ImportCasesModalProps) {
  const say = useWords(words);
  const message = useMessage();
  const { importCases: preview } = useSuiteChanges({ teamId, projectId });
  const { importCases: write } = useSuiteChanges({ teamId, projectId });
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ImportFile>();
  const [format, setFormat] = useState<ImportFormat>('csv');
  const [isTooLarge, setTooLarge] = useState(false);

  function showPreview(text: ImportFile, as: ImportFormat) {
    setFormat(as);
    preview.mutate({ workflowId: suiteId, format: as, ...text, preview: true });
  }

  async function choose(chosen: File | null) {
    setFile(chosen);
    setRead(undefined);
    preview.reset();
    setTooLarge((chosen?.size ?? 0) > importTextMax);
    if (!chosen || chosen.size > importTextMax) return;
    const text = { fileName: chosen.name, text: await chosen.text() };
    setRead(text);
    showPreview(text, guessFormat(chosen.name));
  }

  const found = preview.data;
  const failure = isTooLarge ? { message: say.tooLarge } : (write.error ?? preview.error ?? undefined);
  return (
    <ModalFrame
      title={say.importTitle(suiteName)}
      size={640}
      messages={failure === undefined ? [] : [{ level: 'error', text: message(failure) }]}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        {
          label: say.importNow(found?.cases.length ?? 0),
          kind: found && read ? 'primary' : 'disabled',
          isLoading: write.isPending,
          onPress: () =>
            read && write.mutate({ workflowId: suiteId, format, ...read, preview: false }, { onSuccess: onClose }),
        },
      ]}
      onClose={onClose}
    >
      <Stack gap="sm">
        <p className={classes.quiet}>{say.importHint}</p>
        <FileInput
          label={say.importFile}
          placeholder={say.importChoose}
          accept=".csv,.transcript,.json,.yml,.yaml"
          value={file}
          onChange={(chosen) => void choose(chosen)}
        />
        {read && (
          <Select
            label={say.importFormat}
            allowDeselect={false}
            data={importFormats.map((one) => ({ value: one, label: say.formatName(one) }))}
            value={format}
            onChange={(next) => showPreview(read, importFormats.find((one) => one === next) ?? 'csv')}
          />
        )}
        {found && (
          <section aria-label={say.importFound(found.cases.length)} aria-live="polite">
            <h3 className={classes.suiteName}>{say.importFound(found.cases.length)}</h3>
            {found.notes.map((note) => (
              <Banner key={note} level="warning" isBoxed>
                {note}
              </Banner>
            ))}
            <ul className={classes.found} tabIndex={0}>
              {found.cases.map(({ name, stepCount, firstWords }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <span className={classes.quiet}>
                    {say.importSteps(stepCount)} · {firstWords}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </ModalFrame>
  );
}

/** Guesses the format of a file from its extension. */
function guessFormat(fileName: string): ImportFormat {
  if (/\.ya?ml$/i.test(fileName)) return 'rasa';
  return /\.(transcript|json)$/i.test(fileName) ? 'transcript' : 'csv';
}

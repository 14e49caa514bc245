import { Banner, ModalFrame } from '@confab/ui';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { saveBlob, saveBytes } from '../../platform/save-file.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { useHasOneLanguage } from './translations/use-has-one-language.ts';
import { FindingList } from './finding-list.tsx';
import { ReportTable } from './report-table.tsx';
import { useExport, type ExportFormat, type ExportSource } from './use-transfer.ts';
import { words } from './words.ts';
import classes from './transfer.module.css';

interface ExportModalProps extends ExportSource {
  readonly name: string;
  /** Whether platform formats are offered; false for test plans. */
  readonly isForPlatforms: boolean;
  /** Whether the forms for translators are offered; by default like those of platforms. */
  readonly isForTranslators?: boolean;
  /** The format that is chosen at first. */
  readonly firstFormat?: ExportFormat;
  readonly onClose: () => void;
}

/** Exports a project or workflow as a file for Confab or a platform (A2.58). */
export function ExportModal({
  name,
  isForPlatforms,
  isForTranslators = isForPlatforms,
  firstFormat = 'file',
  onClose,
  ...source
}: ExportModalProps) {
  const say = useWords(words);
  const message = useMessage();
  const download = useExport(source, name);
  const hasOneLanguage = useHasOneLanguage(source.projectId, isForTranslators);
  const [form, setForm] = useState<ExportFormat>(firstFormat);
  const forms: readonly (readonly [ExportFormat, string, string])[] = [
    ['file', say.confabFile, say.confabText],
    ['zip', say.confabZip, say.confabZipText],
    ...(source.workflowId === undefined ? ([['media', say.confabMedia, say.confabMediaText]] as const) : []),
    ...(isForPlatforms
      ? ([
          ['Alexa', say.alexaFile, say.alexaText],
          ['DialogFlow', say.dialogflowFile, say.dialogflowText],
          ['xlsx', say.voicePromptsSheet, say.voicePromptsText],
          ['csv', say.voicePromptsCsv, say.voicePromptsText],
        ] as const)
      : []),
    ...(isForTranslators
      ? ([
          ['texts', say.textsTable, say.textsTableText],
          ['xliff', say.textsXliff, hasOneLanguage ? say.textsXliffOneLanguage : say.textsXliffText],
        ] as const)
      : []),
  ];

  const { data, error } = download;
  const failure = error === null ? [] : [{ level: 'error', text: message(error) } as const];
  return (
    <ModalFrame
      title={say.exportTitle(name)}
      size={600}
      messages={failure}
      buttons={[
        { label: data ? say.close : say.cancel, kind: 'secondary', onPress: onClose },
        {
          label: say.download,
          kind: 'primary',
          isLoading: download.isPending,
          onPress: () =>
            download.mutate(form, {
              onSuccess: (file) => ('blob' in file ? saveBlob(file.fileName, file.blob) : saveBytes(file)),
            }),
        },
      ]}
      onClose={onClose}
    >
      <div className={classes.content}>
        <Radio.Group
          label={say.exportAs}
          value={form}
          onChange={(next) => {
            setForm(forms.find(([one]) => one === next)?.[0] ?? 'file');
            download.reset();
          }}
        >
          <div className={classes.forms}>
            {forms.map(([value, label, text]) => (
              <Radio.Card
                key={value}
                value={value}
                className={classes.form ?? ''}
                aria-label={label}
                disabled={value === 'xliff' && hasOneLanguage}
              >
                <Radio.Indicator />
                <span className={classes.dropWords}>
                  <strong>{label}</strong>
                  <span className={classes.quiet}>{text}</span>
                </span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        {/* There before its content, so that screen readers say what appears in it. */}
        <div aria-live="polite">
          {data && (
            <div ref={scrollIntoView} className={classes.summary}>
              <Banner level="success" isBoxed>
                {say.downloaded(data.fileName)}
              </Banner>
              {data.findings.length > 0 && (
                <section>
                  <h3 className={classes.heading}>{say.cannotTake}</h3>
                  <FindingList label={say.cannotTake} findings={data.findings} />
                </section>
              )}
              {data.report.length > 0 && <ReportTable report={data.report} kind="export" />}
            </div>
          )}
        </div>
      </div>
    </ModalFrame>
  );
}

/** Shows the result of a download below the list of formats, which may be as high as the window. */
function scrollIntoView(summary: HTMLElement | null) {
  summary?.scrollIntoView({ block: 'start' });
}

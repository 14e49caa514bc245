import { Banner } from '@confab/ui';
import { Checkbox, Select } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { FoundFindings } from './finding-list.tsx';
import { ReportTable } from './report-table.tsx';
import type { ImportPreview } from './use-transfer.ts';
import { words } from './words.ts';
import classes from './transfer.module.css';

interface ImportSummaryProps {
  readonly summary: ImportPreview;
  readonly isSure: boolean;
  readonly onSure: (isSure: boolean) => void;
  readonly onLanguage: (language: string) => void;
}

/** Previews a file: its format and size, the findings, and the project it would replace. */
export function ImportSummary({ summary, isSure, onSure, onLanguage }: ImportSummaryProps) {
  const say = useWords(words);
  const { format, displayName, findings, report, overlaps, languages, language } = summary;
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return (
    <div className={classes.summary} aria-live="polite">
      {format && displayName !== '' && (
        <div className={classes.card}>
          <span className={classes.badge}>{say.format(format)}</span>
          <strong className={classes.name}>{displayName}</strong>
          <span className={classes.quiet}>
            {[
              say.workflows(summary.workflowCount),
              say.nodes(summary.nodeCount),
              say.intents(summary.intentCount),
            ].join(' · ')}
          </span>
        </div>
      )}
      {summary.media && (
        <p className={classes.quiet}>
          {say.mediaCount(summary.media.addedCount, summary.media.keptCount, summary.media.missingCount)}
        </p>
      )}
      {languages.length > 1 && (
        <Select
          label={say.language}
          description={say.languageHint}
          allowDeselect={false}
          data={[...languages]}
          value={language}
          onChange={(next) => next !== null && onLanguage(next)}
        />
      )}
      <FoundFindings findings={findings} />
      {report.length > 0 && <ReportTable report={report} kind="import" />}
      {findings.length === 0 && !overlaps && (
        <Banner level="success" isBoxed>
          {say.nothingFound}
        </Banner>
      )}
      {overlaps && !hasErrors && (
        <>
          <Banner level="warning" isBoxed>
            {say.replaces(overlaps.displayName)}
          </Banner>
          <Checkbox label={say.sure} checked={isSure} onChange={(event) => onSure(event.currentTarget.checked)} />
        </>
      )}
    </div>
  );
}

import type { ImportedRecording, RecordingOutcome } from '@confab/contracts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../transfer.module.css';
import { recordingsWords } from './words.ts';

/** Files of a group that are listed; the others are counted. */
const shownMax = 200;
const order: readonly RecordingOutcome[] = ['changed', 'duplicate', 'wrongType', 'unknown', 'matched'];

/** Lists what an import of recordings would do with each file of a zip, those that need attention first. */
export function RecordingsReport({ files }: { readonly files: readonly ImportedRecording[] }) {
  const say = useWords(recordingsWords);
  if (files.length === 0) return <p className={classes.quiet}>{say.empty}</p>;
  const groups = order
    .map((outcome) => ({ outcome, members: files.filter((file) => file.outcome === outcome) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div className={classes.summary} role="group" aria-label={say.report}>
      {groups.map(({ outcome, members }) => (
        <section key={outcome}>
          <h3 className={classes.heading}>{say.heading(outcome, members.length)}</h3>
          {say.advice(outcome) === '' ? null : <p className={classes.advice}>{say.advice(outcome)}</p>}
          <ul className={classes.findings} aria-label={say.heading(outcome, members.length)} tabIndex={0}>
            {members.slice(0, shownMax).map((file) => (
              <ReportedFile key={file.entry} file={file} />
            ))}
            {members.length > shownMax ? (
              <li className={classes.finding}>{say.more(members.length - shownMax)}</li>
            ) : null}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ReportedFile({ file }: { readonly file: ImportedRecording }) {
  const say = useWords(recordingsWords);
  const { entry, outcome, itemName, words, isReplacing } = file;
  const isMatched = outcome === 'matched';
  const Icon = isMatched ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={classes.finding}>
      <Icon size={18} stroke={1.8} className={classes[isMatched ? 'good' : 'warning'] ?? ''} aria-hidden="true" />
      <span className={classes.findingWords}>
        {words === '' ? null : `${itemName}: ${words}`}
        <code className={classes.entry}>{entry}</code>
        {isReplacing && isMatched ? <span className={classes.quiet}>{say.replaces}</span> : null}
      </span>
    </li>
  );
}

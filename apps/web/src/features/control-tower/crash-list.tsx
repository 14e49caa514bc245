import type { CrashReport } from '@confab/contracts';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import classes from './control-tower.module.css';
import { ReportList } from './report-list.tsx';
import { useCrashReports } from './use-reports.ts';
import { words } from './words.ts';

/** Crashes of clients, newest first. */
export function CrashList() {
  const say = useWords(words);
  const [page, setPage] = useState(0);
  return (
    <ReportList
      reports={useCrashReports(page)}
      page={page}
      empty={{ title: say.noCrashesTitle, text: say.noCrashes }}
      onPage={setPage}
      renderEntry={(report) => <CrashEntry {...report} />}
    />
  );
}

function CrashEntry({ crashReport, email, utcTimestamp }: CrashReport) {
  const say = useWords(words);
  const language = useLanguage((state) => state.language);
  return (
    <>
      <div className={classes.line}>
        <span className={classes.who}>{email === '' ? say.nobody : <a href={`mailto:${email}`}>{email}</a>}</span>
        <time className={classes.time} dateTime={utcTimestamp}>
          {new Date(utcTimestamp).toLocaleString(language)}
        </time>
      </div>
      <p className={classes.text}>{headlineOf(crashReport)}</p>
      <details>
        <summary className={classes.summary}>{say.showReport}</summary>
        <pre className={classes.report} tabIndex={0} aria-label={say.crashes}>
          {crashReport}
        </pre>
      </details>
    </>
  );
}

/** The line of a report that names the error, else its first. */
function headlineOf(report: string): string {
  const lines = report.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
}

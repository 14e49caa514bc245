import type { CrashReport } from '@confab/contracts';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../control-tower.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportFilterFields } from './report-filter-fields.tsx';
import { useReportFilter } from './use-report-filter.ts';
import { ReportList } from '../report-list.tsx';
import { useCrashReports } from '../use-reports.ts';
import { words } from '../words.ts';

/** Crash reports of web clients, newest first. */
export function CrashList() {
  const say = useWords(words);
  const filter = useReportFilter();
  return (
    <>
      <ReportFilterFields {...filter} />
      <ReportList
        reports={useCrashReports(filter.asked)}
        page={filter.asked.page}
        empty={
          filter.isFiltered
            ? { title: say.noneFoundTitle, text: say.noneFound }
            : { title: say.noCrashesTitle, text: say.noCrashes }
        }
        onPage={filter.setPage}
        renderEntry={(report) => <CrashEntry {...report} />}
      />
    </>
  );
}

function CrashEntry({ id, state, crashReport, email, utcTimestamp }: CrashReport) {
  const say = useWords(words);
  return (
    <>
      <div className={classes.line}>
        <span className={classes.sender}>
          {email === '' ? say.notSignedIn : <a href={`mailto:${email}`}>{email}</a>}
        </span>
        <Moment className={classes.time} utc={utcTimestamp} />
        <ReportActions kind="CrashReport" id={id} state={state} />
      </div>
      <p className={classes.text}>{getErrorLine(crashReport)}</p>
      <details>
        <summary className={classes.summary}>{say.showReport}</summary>
        <pre className={classes.report} tabIndex={0} aria-label={say.crashes}>
          {crashReport}
        </pre>
      </details>
    </>
  );
}

/** Returns the first line that names an error, or else the first line that is not empty. */
function getErrorLine(report: string): string {
  const lines = report.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
}

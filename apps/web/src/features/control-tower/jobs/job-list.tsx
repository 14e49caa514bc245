import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../control-tower.module.css';
import { ReportList } from '../report-list.tsx';
import { JobItem } from './job-item.tsx';
import { useJobs, type AskedJobs } from './use-jobs.ts';
import { words } from './words.ts';

const kinds = ['Mail', 'Publication', 'TestRun'] as const;
const states = ['Failed', 'Open', 'Done'] as const;

/** The mails, packages and test runs that wait, failed or arrived. */
export function JobList() {
  const say = useWords(words);
  const [asked, setAsked] = useState<AskedJobs>({ kind: 'Mail', state: 'Failed', page: 0 });
  const change = (next: Partial<AskedJobs>) => setAsked({ ...asked, page: 0, ...next });
  return (
    <>
      <div className={classes.filters}>
        <SegmentedControl
          aria-label={say.kind}
          value={asked.kind}
          data={kinds.map((value) => ({ value, label: say[value] }))}
          onChange={(next) => change({ kind: kinds.find((one) => one === next) ?? 'Mail' })}
        />
        <SegmentedControl
          aria-label={say.state}
          value={asked.state}
          data={states.map((value) => ({ value, label: say[`${value}Tab`] }))}
          onChange={(next) => change({ state: states.find((one) => one === next) ?? 'Failed' })}
        />
      </div>
      <ReportList
        reports={useJobs(asked)}
        page={asked.page}
        empty={{ title: say.noneTitle, text: say.none }}
        onPage={(page) => change({ page })}
        renderEntry={(job) => <JobItem {...job} />}
      />
    </>
  );
}

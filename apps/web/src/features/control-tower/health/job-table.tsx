import type { RepeatingJob } from '@confab/contracts';
import { StatusBadge } from '@confab/ui';
import { Button, Table } from '@mantine/core';
import { Moment } from '../../../dates/index.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import classes from '../control-tower.module.css';
import { useRunJob } from './use-health.ts';
import { words, type HealthWords } from './words.ts';

/** The repeating jobs with their last runs and failures. */
export function JobTable({ jobs }: { readonly jobs: readonly RepeatingJob[] }) {
  const say = useWords(words);
  return (
    <div className={classes.table} role="region" aria-label={say.jobs} tabIndex={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {[say.job, say.every, say.lastRun, say.duration, say.result, say.action].map((heading) => (
              <Table.Th key={heading} scope="col">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {jobs.map((job) => (
            <JobRow key={job.name} {...job} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function JobRow(job: RepeatingJob) {
  const { name, everySeconds, lastRunUtc, lastMilliseconds, lastError, lastErrorUtc } = job;
  const say = useWords(words);
  const language = useLanguage((current) => current.language);
  const start = useRunJob();
  const run = () => start.mutate(name, { onError: (error) => showToast({ kind: 'error', text: error }) });
  const every = everySeconds < 60 ? say.seconds : say.minutes;
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>{every((everySeconds < 60 ? everySeconds : everySeconds / 60).toLocaleString(language))}</Table.Td>
      <Table.Td>{lastRunUtc === '' ? say.never : <Moment utc={lastRunUtc} />}</Table.Td>
      <Table.Td>{lastRunUtc === '' ? '' : `${lastMilliseconds.toLocaleString(language)} ms`}</Table.Td>
      <Table.Td>
        <JobResult job={job} say={say} />
        {lastError !== '' && (
          <p className={classes.fault}>
            {say.lastError} <Moment utc={lastErrorUtc} />: {lastError}
          </p>
        )}
      </Table.Td>
      <Table.Td>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={say.runOf(name)}
          disabled={start.isPending}
          onClick={run}
        >
          {say.run}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

function JobResult({ job, say }: { readonly job: RepeatingJob; readonly say: HealthWords }) {
  if (job.isFailing) return <StatusBadge colour="red" label={say.failing} />;
  if (job.runCount > 0) return <StatusBadge colour="green" label={say.fine} isQuiet />;
  return job.isRunning ? say.running : '';
}

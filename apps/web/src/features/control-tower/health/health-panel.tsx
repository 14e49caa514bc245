import type { PartHealth } from '@confab/contracts';
import { FailureState, StatusBadge } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../control-tower.module.css';
import { JobTable } from './job-table.tsx';
import { useHealth } from './use-health.ts';
import { words, type HealthWords } from './words.ts';

/** Whether every part of the installation works, and the repeating jobs of the server. */
export function HealthPanel() {
  const say = useWords(words);
  const translate = useMessage();
  const health = useHealth();
  if (health.isPending) {
    return (
      <div role="status" aria-label={say.loading} className={classes.list}>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={56} radius="lg" />
        ))}
      </div>
    );
  }
  if (health.isError) {
    return <FailureState title={say.failed} message={translate(health.error)} onRetry={() => void health.refetch()} />;
  }
  const { version, nodeVersion, startedUtc, parts, jobs } = health.data;
  return (
    <>
      <p className={classes.total}>
        {say.version(version, nodeVersion)} · {say.started} <Moment utc={startedUtc} />
      </p>
      <ul className={classes.list} aria-label={say.parts}>
        {parts.map((part) => (
          <li key={part.part} className={classes.entry}>
            <Part {...part} />
          </li>
        ))}
      </ul>
      <h2 className={classes.subheading}>{say.jobs}</h2>
      <JobTable jobs={jobs} />
    </>
  );
}

const colours = { Working: 'green', Slow: 'amber', Failing: 'red' } as const;

function Part({ part, state, milliseconds, fault, count }: PartHealth) {
  const say = useWords(words);
  const language = useLanguage((current) => current.language);
  const toText = (value: number) => value.toLocaleString(language);
  const details = [
    ...(fault === '' ? [] : [fault === 'timeout' ? say.timeout : say.error(fault)]),
    ...(state === 'Working' || state === 'Slow' ? [say.took(toText(milliseconds ?? 0))] : []),
    ...(count === null ? [] : [getCountText(say, part, toText(count))]),
  ];
  return (
    <div className={classes.line}>
      <strong>{say[part]}</strong>
      {state === 'Unused' ? (
        <span className={classes.sender}>{say.Unused}</span>
      ) : (
        <StatusBadge colour={colours[state]} label={say[state]} />
      )}
      <span className={classes.time}>{details.join(' · ')}</span>
    </div>
  );
}

function getCountText(say: HealthWords, part: PartHealth['part'], count: string): string {
  if (part === 'mail') return say.mailCount(count);
  return part === 'redis' ? say.redisCount(count) : say.hubCount(count);
}

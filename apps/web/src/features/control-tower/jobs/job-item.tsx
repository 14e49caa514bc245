import type { QueuedJob } from '@confab/contracts';
import { StatusBadge } from '@confab/ui';
import { Button } from '@mantine/core';
import { Moment } from '../../../dates/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useStoredText } from '../../../words/stored/stored-text.ts';
import classes from '../control-tower.module.css';
import { useJobActions } from './use-jobs.ts';
import { words } from './words.ts';

const colours = {
  Waiting: 'amber',
  Running: 'amber',
  Done: 'green',
  Failed: 'red',
  Cancelled: 'amber',
  Superseded: 'green',
} as const;

/** One queued job, with the staff's commands. */
export function JobItem(job: QueuedJob) {
  const { state, title, detail, teamName, attempts, lastError, lastErrorName, lastErrorNames, createdUtc, nextRunUtc } =
    job;
  const say = useWords(words);
  const translateStored = useStoredText();
  return (
    <>
      <div className={classes.line}>
        <strong>{title}</strong>
        <StatusBadge colour={colours[state]} label={say[state]} isQuiet={state === 'Done' || state === 'Superseded'} />
        <span className={classes.time}>
          <JobButtons {...job} />
        </span>
      </div>
      <p className={classes.sender}>
        {[detail, teamName === '' ? '' : say.team(teamName), say.attempts(attempts)]
          .filter((part) => part !== '')
          .join(' · ')}{' '}
        · {say.created} <Moment utc={createdUtc} />
        {nextRunUtc !== '' && (
          <>
            {' '}
            · {say.nextRun} <Moment utc={nextRunUtc} />
          </>
        )}
      </p>
      {lastError !== '' && (
        <p className={classes.fault}>
          {translateStored('job', lastError, {
            name: lastErrorName,
            parts: Object.fromEntries(lastErrorNames.entries()),
          })}
        </p>
      )}
    </>
  );
}

function JobButtons({ kind, id, title, canRetry, canCancel }: QueuedJob) {
  const say = useWords(words);
  const { retry, cancel } = useJobActions();
  const askToCancel = () =>
    openModal('confirmationModal', {
      title: say.cancelTitle,
      message: kind === 'TestRun' ? say.cancelRunQuestion(title) : say.cancelQuestion(title),
      confirmLabel: say.cancelConfirm,
      cancelLabel: say.keep,
      onConfirm: () => cancel.mutateAsync({ kind, id }),
    });
  const start = () => retry.mutate({ kind, id }, { onError: (error) => showToast({ kind: 'error', text: error }) });
  return (
    <>
      {canRetry && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={say.retryOf(title)}
          disabled={retry.isPending}
          onClick={start}
        >
          {say.retry}
        </Button>
      )}
      {canCancel && (
        <Button size="compact-sm" variant="default" aria-label={say.cancelOf(title)} onClick={askToCancel}>
          {say.cancel}
        </Button>
      )}
    </>
  );
}

import type { OnePublishStatus, PromotionStatus } from '@confab/contracts';
import { StatusBadge } from '@confab/ui';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconMessage } from '@tabler/icons-react';
import { Moment } from '../../dates/index.ts';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { statusColour, useStatusName } from '../projects/index.ts';
import classes from './one-publishing.module.css';
import { StageAddresses } from './stage-addresses.tsx';
import { useReviewRequest } from './use-one-publishing.ts';
import { words } from './words.ts';

interface StatusStepProps {
  readonly status: OnePublishStatus;
  readonly promotion: PromotionStatus;
  readonly llamaId: string;
  readonly onGoLive: () => void;
}

/** Where the review is: its decision with the reason, and the addresses of the published stages. */
export function StatusStep({ status: loaded, promotion, llamaId, onGoLive }: StatusStepProps) {
  const say = useWords(words);
  const translate = useMessage();
  const getName = useStatusName();
  const { projectId, status, review, isLive } = loaded;
  const { withdraw } = useReviewRequest(projectId, llamaId);
  return (
    <section ref={takeLostFocus} className={`${classes.step} ${classes.content}`} tabIndex={-1} aria-label={say.status}>
      <div className={classes.statusLine} role="status" aria-label={say.statusOf}>
        <StatusBadge colour={statusColour(status)} label={getName(status)} />
        {isLive && status !== 'Live' && <StatusBadge colour="green" label={getName('Live')} />}
      </div>
      {review ? (
        <p className={classes.line}>
          {say.requestedBy(review.requestedBy)} <Moment utc={review.requestedUtc} />
          {review.decidedUtc !== null && (
            <>
              {' · '}
              {say.decided} <Moment utc={review.decidedUtc} />
            </>
          )}
        </p>
      ) : (
        <p className={classes.line}>{say.draftText}</p>
      )}
      {status === 'UnderReview' && <p className={classes.line}>{say.reviewRunning}</p>}
      {review?.isOutdated && status === 'UnderReview' && <p className={classes.line}>{say.outdated}</p>}
      {status === 'Denied' && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} />} title={say.deniedTitle}>
          <p className={classes.reason}>{review?.reason}</p>
          <p className={classes.line}>{say.deniedText}</p>
        </Alert>
      )}
      {status === 'Approved' && (
        <p className={classes.line}>{review?.isOutdated ? say.reviewAgain : say.readyForLive}</p>
      )}
      {(status === 'Approved' || status === 'Live') && review && review.reason !== '' && (
        <Alert variant="light" color="gray" icon={<IconMessage size={18} />} title={say.noteTitle}>
          <p className={classes.reason}>{review.reason}</p>
        </Alert>
      )}
      {isLive && <p className={classes.line}>{say.isLive}</p>}
      {withdraw.error && (
        <Alert color="red" variant="light" role="alert">
          {translate(withdraw.error)}
        </Alert>
      )}
      <StageAddresses stages={promotion.stages} />
      {isLive && <p className={classes.line}>{say.platforms}</p>}
      <Group justify="flex-end">
        {status === 'UnderReview' && (
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {say.withdraw}
          </Button>
        )}
        {status === 'Approved' && !review?.isOutdated && (
          <Button data-autofocus onClick={onGoLive}>
            {say.goLive}
          </Button>
        )}
      </Group>
    </section>
  );
}

import { reviewReasonMax, type Review } from '@confab/contracts';
import { Alert, Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Moment } from '../../../dates/index.ts';
import { takeLostFocus } from '../../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './reviews.module.css';
import { useDecision } from './use-reviews.ts';
import { words } from './words.ts';

/** Approves or denies the project; a denial needs a reason. A decided review shows its decision. */
export function DecisionForm({ review }: { readonly review: Review }) {
  const say = useWords(words);
  const translate = useMessage();
  const [reason, setReason] = useState('');
  const decision = useDecision(review.reviewId);
  const decide = (decided: 'Approved' | 'Denied') => decision.mutate({ decision: decided, reason });
  const isChosen = (decided: 'Approved' | 'Denied') => decision.isPending && decision.variables.decision === decided;
  return (
    <section className={classes.panel} aria-label={say.decision}>
      <h2 className={classes.subheading}>{say.decision}</h2>
      {decision.error && (
        <Alert color="red" variant="light" role="alert">
          {translate(decision.error)}
        </Alert>
      )}
      {review.state === 'UnderReview' ? (
        <>
          <Textarea
            label={say.reason}
            description={say.reasonHint}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={reviewReasonMax}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button
              color="red"
              variant="light"
              disabled={reason.trim() === '' || decision.isPending}
              loading={isChosen('Denied')}
              onClick={() => decide('Denied')}
            >
              {say.deny}
            </Button>
            <Button disabled={decision.isPending} loading={isChosen('Approved')} onClick={() => decide('Approved')}>
              {say.approve}
            </Button>
          </Group>
        </>
      ) : (
        <div role="status" ref={takeLostFocus} tabIndex={-1}>
          <p className={classes.text}>
            <strong>{say[review.state]}</strong>
            {review.decidedBy !== '' && `. ${say.decidedBy(review.decidedBy)} `}
            {review.decidedUtc !== null && <Moment utc={review.decidedUtc} />}
          </p>
          {review.reason !== '' && (
            <p className={classes.text}>
              {say.noteOf} {review.reason}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

import type { ReviewDetails } from '@confab/contracts';
import { FailureState, StatusBadge } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Moment } from '../../../dates/index.ts';
import { takeLostFocus } from '../../../platform/focus/take-lost-focus.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { DecisionForm } from './decision-form.tsx';
import { getStateColour } from './get-state-colour.ts';
import { ReviewChat } from './review-chat.tsx';
import { ReviewComments } from './review-comments.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewProblems } from './review-problems.tsx';
import { ReviewTree } from './review-tree.tsx';
import { useReview } from './use-reviews.ts';
import { words } from './words.ts';
import classes from './reviews.module.css';

type ReviewedItem = Pick<ReviewDetails['project'], 'itemId' | 'change'>;

/** One review: the project read-only, what changed, a conversation, comments and the decision. */
export function ReviewPage({ reviewId }: { readonly reviewId: string }) {
  const say = useWords(words);
  const translate = useMessage();
  const review = useReview(reviewId);
  return (
    <div className={classes.page}>
      <Link href="/reviews" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {say.back}
      </Link>
      {review.isPending && (
        <div role="status" aria-label={say.loading}>
          <Skeleton height={320} />
        </div>
      )}
      {review.isError && !review.data && (
        <FailureState title={say.failed} message={translate(review.error)} onRetry={() => void review.refetch()} />
      )}
      {review.data && <LoadedReview details={review.data} />}
    </div>
  );
}

function LoadedReview({ details }: { readonly details: ReviewDetails }) {
  const say = useWords(words);
  const { review, approvedUtc, project, authorValues, chapters } = details;
  const items = [project, ...authorValues, ...chapters.flatMap((chapter) => [chapter, ...chapter.pages])];
  const [selectedId, setSelectedId] = useState<string>(() => chooseFirst(details, items));
  const names = new Map<string, string>(items.map(({ itemId, displayName }) => [itemId, displayName || say.unnamed]));
  const selected = items.find(({ itemId }) => itemId === selectedId) ?? project;
  const name = selected === project ? say.project : (names.get(selected.itemId) ?? '');
  return (
    <>
      <PageTitle parts={[review.projectName]} />
      <header className={classes.head}>
        <h1 ref={takeLostFocus} tabIndex={-1} className="cf-page-heading">
          {review.projectName}
        </h1>
        <StatusBadge colour={getStateColour(review.state)} label={say[review.state]} />
        <p className={classes.quiet}>
          {say.inTeam(review.teamName)}, {say.requestedBy(review.requestedBy)} <Moment utc={review.requestedUtc} />
          {' · '}
          {approvedUtc === null ? (
            say.first
          ) : (
            <>
              {say.approvedAt} <Moment utc={approvedUtc} />
            </>
          )}
        </p>
      </header>
      <div className={classes.columns}>
        <ReviewTree details={details} selectedId={selected.itemId} onSelect={setSelectedId} />
        <div className={classes.middle}>
          <ReviewItem
            key={selected.itemId}
            reviewId={review.reviewId}
            itemId={selected.itemId}
            name={name}
            findName={(id) => names.get(id)}
          />
          {/* Comments are about items of the project, which author values are not. */}
          {!authorValues.includes(selected) && (
            <ReviewComments
              key={`comments ${selected.itemId}`}
              reviewId={review.reviewId}
              itemId={selected.itemId}
              name={name}
              threads={details.threads.filter(({ itemId }) => itemId === selected.itemId)}
            />
          )}
          <ReviewProblems details={details} names={names} onOpen={setSelectedId} />
          <DecisionForm review={review} />
        </div>
        <ReviewChat reviewId={review.reviewId} projectName={review.projectName} />
      </div>
    </>
  );
}

/** What a reviewer sees first: the first page that changed since the last approval, else another change, else the first page. */
function chooseFirst({ approvedUtc, project, chapters }: ReviewDetails, items: readonly ReviewedItem[]): string {
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const isChanged = ({ change }: ReviewedItem) => approvedUtc !== null && change !== 'same';
  return (pages.find(isChanged) ?? items.find(isChanged) ?? pages[0] ?? project).itemId;
}

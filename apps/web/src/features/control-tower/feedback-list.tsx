import type { Feedback } from '@confab/contracts';
import { Badge } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Moment } from '../../dates/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './control-tower.module.css';
import { ReportList } from './report-list.tsx';
import { useFeedback } from './use-reports.ts';
import { words } from './words.ts';

/** Feedback of users, newest first. */
export function FeedbackList() {
  const say = useWords(words);
  const [page, setPage] = useState(0);
  return (
    <ReportList
      reports={useFeedback(page)}
      page={page}
      empty={{ title: say.noFeedbackTitle, text: say.noFeedback }}
      onPage={setPage}
      renderEntry={(feedback) => <FeedbackEntry {...feedback} />}
    />
  );
}

function FeedbackEntry({ name, email, utcTimestamp, rating, feedback, wantsContact }: Feedback) {
  const say = useWords(words);
  return (
    <>
      <div className={classes.line}>
        <Stars rating={rating} />
        {wantsContact && <Badge variant="light">{say.wantsContact}</Badge>}
        <Moment className={classes.time} utc={utcTimestamp} />
      </div>
      <p className={classes.text}>{feedback || say.noText}</p>
      <p className={classes.sender}>
        {name} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const say = useWords(words);
  if (rating === 0) return <span className={classes.sender}>{say.noStars}</span>;
  return (
    <span role="img" aria-label={say.stars(rating)} className={classes.stars}>
      {[1, 2, 3, 4, 5].map((star) => {
        const Icon = star <= rating ? IconStarFilled : IconStar;
        return <Icon key={star} size={16} />;
      })}
    </span>
  );
}

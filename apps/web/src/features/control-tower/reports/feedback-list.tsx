import type { Feedback } from '@confab/contracts';
import { Badge } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../control-tower.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportFilterFields } from './report-filter-fields.tsx';
import { useReportFilter } from './use-report-filter.ts';
import { ReportList } from '../report-list.tsx';
import { useFeedback } from '../use-reports.ts';
import { words } from '../words.ts';

/** Feedback of users, newest first. */
export function FeedbackList() {
  const say = useWords(words);
  const filter = useReportFilter();
  return (
    <>
      <ReportFilterFields {...filter} />
      <ReportList
        reports={useFeedback(filter.asked)}
        page={filter.asked.page}
        empty={
          filter.isFiltered
            ? { title: say.noneFoundTitle, text: say.noneFound }
            : { title: say.noFeedbackTitle, text: say.noFeedback }
        }
        onPage={filter.setPage}
        renderEntry={(feedback) => <FeedbackEntry {...feedback} />}
      />
    </>
  );
}

function FeedbackEntry({ id, state, name, email, utcTimestamp, rating, feedback, wantsContact }: Feedback) {
  const say = useWords(words);
  return (
    <>
      <div className={classes.line}>
        <Stars rating={rating} />
        {wantsContact && <Badge variant="light">{say.wantsContact}</Badge>}
        <Moment className={classes.time} utc={utcTimestamp} />
        <ReportActions kind="Feedback" id={id} state={state} />
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

import type { Review } from '@confab/contracts';
import { StatusBadge } from '@confab/ui';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import towerClasses from '../control-tower.module.css';
import { ReportList } from '../report-list.tsx';
import { getStateColour } from './get-state-colour.ts';
import { useReviewQueue, type ReviewQueue } from './use-reviews.ts';
import { words } from './words.ts';

/** The reviews that wait for a decision, or those that have one. */
export function ReviewList() {
  const say = useWords(words);
  const [state, setState] = useState<ReviewQueue>('open');
  const [page, setPage] = useState(0);
  return (
    <>
      <SegmentedControl
        mb="md"
        aria-label={say.queue}
        value={state}
        data={[
          { value: 'open', label: say.open },
          { value: 'decided', label: say.decided },
        ]}
        onChange={(next) => {
          setPage(0);
          setState(next === 'decided' ? next : 'open');
        }}
      />
      <ReportList
        reports={useReviewQueue(state, page)}
        page={page}
        empty={{ title: say.noneTitle, text: state === 'open' ? say.noneOpen : say.noneDecided }}
        onPage={setPage}
        renderEntry={(review) => <ReviewEntry {...review} />}
      />
    </>
  );
}

function ReviewEntry({ reviewId, projectName, teamName, state, requestedBy, requestedUtc }: Review) {
  const say = useWords(words);
  return (
    <>
      <div className={towerClasses.line}>
        <Link href={`/reviews/${reviewId}`}>{projectName}</Link>
        <StatusBadge colour={getStateColour(state)} label={say[state]} />
        <Moment className={towerClasses.time} utc={requestedUtc} />
      </div>
      <p className={towerClasses.sender}>
        {say.inTeam(teamName)}, {say.requestedBy(requestedBy)}
      </p>
    </>
  );
}

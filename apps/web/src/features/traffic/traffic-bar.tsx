import { Button, Loader } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useUtcDay } from '../../dates/index.ts';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { useMessage } from '../../words/messages.ts';
import { createTrafficMarks } from './create-traffic-marks.ts';
import { TrafficFilters } from './traffic-filters.tsx';
import { TrafficFacts } from './traffic-facts.tsx';
import { toConversationParams, useTrafficFilter } from './traffic-filter.ts';
import { setConversationsOpener, showTrafficMarks } from './traffic-store.ts';
import { useTraffic } from './use-traffic.ts';
import { barWords } from './bar-words.ts';
import classes from './traffic-bar.module.css';

export interface TrafficBarProps {
  /** What conversations go through. */
  readonly parts: 'nodes' | 'pages';
  /** Opens the view of analytics with the parameters. */
  readonly onOpen: (params: Readonly<Record<string, string>>) => void;
}

/** The filters of the open project's traffic (range, stage, release) and the legend of its marks. */
export function TrafficBar({ parts, onOpen }: TrafficBarProps) {
  const say = useWords(barWords);
  const message = useMessage();
  const language = useLanguage((state) => state.language);
  const { teamId, projectId } = useEditingSession();
  const today = useUtcDay();
  const { filter, change } = useTrafficFilter(projectId, today);
  const { from, to, stage, releaseId } = filter;
  const { data, error, isFetching, refetch } = useTraffic({
    teamId,
    projectId,
    from,
    to,
    ...(stage && { stage }),
    ...(releaseId && { releaseId }),
  });
  // Figures of another range would be wrong beside the message.
  const traffic = error ? undefined : data;
  const marks = useMemo(() => traffic && createTrafficMarks(traffic, say, language), [traffic, say, language]);
  useEffect(() => {
    showTrafficMarks(marks);
    return () => showTrafficMarks(undefined);
  }, [marks]);
  useEffect(() => setConversationsOpener((nodeId) => onOpen(toConversationParams(filter, nodeId))));
  return (
    <section className={classes.bar} data-parts={parts} aria-label={say.name}>
      <TrafficFilters {...{ teamId, projectId, filter }} onChange={change} />
      <div role="status" className={classes.facts}>
        {traffic ? <TrafficFacts traffic={traffic} parts={parts} /> : !error && <span>{say.loading}</span>}
        {isFetching && <Loader size={12} aria-hidden="true" />}
      </div>
      {error && (
        <div role="alert" className={classes.facts}>
          <span>{message(error)}</span>
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<IconRefresh size={14} />}
            onClick={() => void refetch()}
          >
            {say.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
}

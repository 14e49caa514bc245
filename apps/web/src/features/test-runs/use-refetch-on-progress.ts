import { updateEvents, type ResultOf, type TestRunProgress, type testRunCalls } from '@confab/contracts';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent } from 'react';
import { coalesceRuns } from '../../live/coalesce-runs.ts';
import { Live } from '../../live/live-context.tsx';

/**
 * Refetches results when a run that they show begins or ends, including one of other people. In between, each finished case
 * sends an event, so a run that is known to be running is only polled.
 */
export function useRefetchOnProgress(queryKey: QueryKey, isShown: (run: TestRunProgress) => boolean): void {
  const live = use(Live);
  const queries = useQueryClient();
  const refetch = useEffectEvent(() => queries.invalidateQueries({ queryKey }, { cancelRefetch: false }));
  const isNews = useEffectEvent((run: TestRunProgress) => {
    const results = queries.getQueryData<ResultOf<typeof testRunCalls.results>>(queryKey);
    const known = results?.runs.find(({ testRunId }) => testRunId === run.testRunId);
    return isShown(run) && !(run.state === 'Running' && known?.state === 'Running');
  });
  useEffect(() => {
    const refresh = coalesceRuns(() => refetch());
    return live?.onUpdate(updateEvents.testRunProgress.name, (payload) => {
      const event = updateEvents.testRunProgress.payload.safeParse(payload);
      // An unreadable event refreshes too, to be safe.
      if (!event.success || isNews(event.data)) refresh();
    });
  }, [live]);
}

import {
  testRunCalls,
  updateEvents,
  type QueryOf,
  type ResultOf,
  type TestResult,
  type TestRunSummary,
} from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { getPollMs } from '../../api/get-poll-ms.ts';
import { Live } from '../../live/live-context.tsx';

/** The project whose tests are shown. */
export interface TestPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

const refetchIntervalMs = 3_000;
const resultsKey = [testRunCalls.results.path] as const;

/** Loads the runs of a project, newest first; refetched when a run makes progress. */
export function useTestRuns({ teamId, projectId }: TestPlace) {
  const api = useApi();
  useRefetchOnProgress();
  return useQuery({
    ...createQuery(api, testRunCalls.results, { teamId, projectId }),
    refetchInterval: getRefetchInterval,
  });
}

/** Loads a run with its cases and coverage; disabled without a run id. */
export function useTestRun({ teamId, projectId }: TestPlace, testRunId: string | undefined) {
  const api = useApi();
  useRefetchOnProgress();
  const query = { teamId, projectId, testRunId: testRunId ?? '' };
  return useQuery({
    ...createQuery(api, testRunCalls.results, query),
    enabled: testRunId !== undefined,
    refetchInterval: getRefetchInterval,
  });
}

/** Loads the steps of a case of a run. `attempt` and `state` are part of the key, so a rerun refetches them. */
export function useTestOutcome({ teamId, projectId }: TestPlace, result: TestResult | undefined) {
  const api = useApi();
  const { queryFn, queryKey } = createQuery(api, testRunCalls.results, {
    teamId,
    projectId,
    testRunResultId: result?.testRunResultId ?? '',
  });
  return useQuery({
    queryFn,
    queryKey: ['test outcome', ...queryKey, result?.attempt, result?.state],
    enabled: result !== undefined && result.state !== 'Queued' && result.state !== 'Running',
  });
}

/** Polls while a run is running, in case progress events get lost with the connection. */
function getRefetchInterval({
  state,
}: {
  readonly state: Parameters<typeof getPollMs>[1] & {
    readonly data?: ResultOf<typeof testRunCalls.results> | undefined;
  };
}) {
  return state.data?.runs.some((run) => run.state === 'Running') ? getPollMs(refetchIntervalMs, state) : false;
}

/** Refetches results when any run makes progress, including runs of other people. */
function useRefetchOnProgress() {
  const live = use(Live);
  const queries = useQueryClient();
  useEffect(
    () =>
      live?.onUpdate(updateEvents.testRunProgress.name, () => void queries.invalidateQueries({ queryKey: resultsKey })),
    [live, queries],
  );
}

/** Mutations that start, repeat, cancel and export runs, and refresh the lists. */
export function useRunActions({ teamId, projectId }: TestPlace) {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: resultsKey });
  const execute = useMutation({
    mutationFn: (testRunWorkflowId: WorkflowId) => api.call(testRunCalls.execute, { query: { testRunWorkflowId } }),
    onSuccess,
  });
  const reRun = useMutation({
    mutationFn: (query: QueryOf<typeof testRunCalls.reRun>) => api.call(testRunCalls.reRun, { query }),
    onSuccess,
  });
  const cancel = useMutation({
    mutationFn: ({ testRunId }: TestRunSummary) =>
      api.call(testRunCalls.cancel, { body: { teamId, projectId, testRunId } }),
    onSuccess,
  });
  const exportFile = useMutation({
    mutationFn: (what: Pick<QueryOf<typeof testRunCalls.exportFile>, 'format' | 'testRunId' | 'workflowId'>) =>
      api.call(testRunCalls.exportFile, { query: { teamId, projectId, ...what } }),
  });
  return { execute, reRun, cancel, exportFile };
}

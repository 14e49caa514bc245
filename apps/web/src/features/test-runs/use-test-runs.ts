import { testRunCalls, type QueryOf, type ResultOf, type TestResult, type TestRunSummary } from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { getPollMs } from '../../api/get-poll-ms.ts';
import { useRefetchOnProgress } from './use-refetch-on-progress.ts';

/** The project whose tests are shown. */
export interface TestPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

const refetchIntervalMs = 3_000;
const resultsKey = [testRunCalls.results.path] as const;

/** Loads the runs of a project, newest first; refetched when one begins or ends. */
export function useTestRuns({ teamId, projectId }: TestPlace) {
  const api = useApi();
  const results = createQuery(api, testRunCalls.results, { teamId, projectId });
  useRefetchOnProgress(results.queryKey, (run) => [run.projectId, run.targetProjectId].includes(projectId));
  return useQuery({ ...results, refetchInterval: getRefetchInterval });
}

/** Loads a run with its cases and coverage; disabled without a run id. */
export function useTestRun({ teamId, projectId }: TestPlace, testRunId: string | undefined) {
  const api = useApi();
  const results = createQuery(api, testRunCalls.results, { teamId, projectId, testRunId: testRunId ?? '' });
  useRefetchOnProgress(results.queryKey, (run) => run.testRunId === testRunId);
  return useQuery({ ...results, enabled: testRunId !== undefined, refetchInterval: getRefetchInterval });
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

/** Polls while a run is running: its finished cases are shown as they are counted, and events may get lost. */
function getRefetchInterval({
  state,
}: {
  readonly state: Parameters<typeof getPollMs>[1] & {
    readonly data?: ResultOf<typeof testRunCalls.results> | undefined;
  };
}) {
  return state.data?.runs.some((run) => run.state === 'Running') ? getPollMs(refetchIntervalMs, state) : false;
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

import { nodeCalls, projectCalls, testRunCalls, workflowCalls, type BodyOf } from '@confab/contracts';
import { isNodeItem, isTestItem, isWorkflowItem, type NodeId, type ProjectId, type WorkflowId } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { newId } from '../../platform/new-id.ts';
import type { TestPlace } from './use-test-runs.ts';
import {
  createTestWorkflow,
  createPlannedRun,
  renameWorkflow,
  startRunAttempt,
  type PlannedRunRequest,
} from './save-tests.ts';

/** A TestSuite or TestRun workflow with the nodes in it. */
export interface TestWorkflow {
  readonly id: WorkflowId;
  readonly type: string;
  readonly displayName: string;
  readonly nodes: readonly { readonly id: NodeId; readonly displayName: string }[];
}

/** Query key of the suites and runs of a project. */
export const suitesKey = (projectId: ProjectId) => ['test workflows', projectId] as const;

/** The suites and runs of a project, with the cases in them. */
export function useSuites({ teamId, projectId }: TestPlace) {
  const api = useApi();
  return useQuery({
    queryKey: suitesKey(projectId),
    queryFn: async (): Promise<readonly TestWorkflow[]> => {
      const { workflows, nodes } = await api.call(projectCalls.getFat, { query: { teamId, projectId } });
      return workflows
        .filter(isWorkflowItem)
        .filter(({ type }) => isTestItem(type))
        .map(({ id, type, displayName }) => ({
          id,
          type,
          displayName,
          nodes: nodes
            .filter(isNodeItem)
            .filter(({ workflowId }) => workflowId === id)
            .map((node) => ({ id: node.id, displayName: node.displayName })),
        }));
    },
  });
}

/** Mutations that create, rename and delete suites and runs, delete and import cases, and refresh the lists. */
export function useSuiteChanges(place: TestPlace) {
  const api = useApi();
  const queries = useQueryClient();
  const { teamId, projectId } = place;
  const runAttempt = useRef(startRunAttempt());
  // Suites that were requested, by their names: one whose answer was lost is requested again under its id.
  const suiteIds = useRef(new Map<string, WorkflowId>());
  const onSuccess = () => queries.invalidateQueries({ queryKey: suitesKey(projectId) });
  const addSuite = useMutation({
    async mutationFn(displayName: string) {
      const newWorkflowId = suiteIds.current.get(displayName) ?? newId();
      suiteIds.current.set(displayName, newWorkflowId);
      return createTestWorkflow(api, place, { newWorkflowId, workflowType: 'TestSuite', displayName });
    },
    onSettled(_suite, error, displayName) {
      // After a refusal the id would be refused again.
      const isAnswerLost = error instanceof ApiFailure && (error.kind === 'offline' || error.kind === 'failed');
      if (!isAnswerLost) suiteIds.current.delete(displayName);
    },
    onSuccess,
  });
  const addRun = useMutation({
    mutationFn: (request: PlannedRunRequest) => createPlannedRun(api, place, request, runAttempt.current),
    onSuccess,
  });
  const removeCase = useMutation({
    mutationFn: ({ suiteId, nodeId }: { suiteId: WorkflowId; nodeId: NodeId }) =>
      api.call(nodeCalls.remove, {
        query: { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: suiteId, nodeId },
      }),
    onSuccess,
  });
  const rename = useMutation({
    mutationFn: (renaming: Parameters<typeof renameWorkflow>[2]) => renameWorkflow(api, place, renaming),
    onSuccess,
  });
  const removeWorkflow = useMutation({
    mutationFn: (workflowId: WorkflowId) =>
      api.call(workflowCalls.remove, { query: { owningTeamId: teamId, owningProjectId: projectId, workflowId } }),
    onSuccess,
  });
  const importCases = useMutation({
    mutationFn: (file: Omit<BodyOf<typeof testRunCalls.importCases>, 'teamId' | 'projectId'>) =>
      api.call(testRunCalls.importCases, { body: { teamId, projectId, ...file } }),
    onSuccess: (_result, { preview }) => (preview ? undefined : onSuccess()),
  });
  return { addSuite, addRun, removeCase, rename, removeWorkflow, importCases };
}

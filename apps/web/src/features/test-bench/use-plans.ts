import { projectCalls } from '@confab/contracts';
import type { ProjectId, ProjectSummary, TeamId } from '@confab/model';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { projectListKey } from '../projects/index.ts';

/** Finds the test plans of a project; a plan names its project in its values. */
export function useProjectPlans(teamId: TeamId, projectId: ProjectId, plans: readonly ProjectSummary[]) {
  const api = useApi();
  const found = useQueries({
    queries: plans.map((plan) => createQuery(api, projectCalls.getFat, { teamId, projectId: plan.projectId })),
  });
  return plans.filter((_plan, at) => found[at]?.data?.project.propertyValues['TargetProjectId'] === projectId);
}

/** Creates a test plan for a project. */
export function useCreatePlan(teamId: TeamId, targetProjectId: ProjectId) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) =>
      api.call(projectCalls.create, { body: { teamId, displayName, projectType: 'TestPlan', targetProjectId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: projectListKey }),
  });
}

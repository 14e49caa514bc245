import { nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { toNodeId } from '../people-and-projects.ts';
import { removal, type ValidCall } from './call-values.ts';

/** Deletions: each call finds what the previous ones left. */
export const deletionExamples: readonly ValidCall[] = [
  {
    call: nodeCalls.move,
    sent: ({ teamId, workflowId, say }) => ({
      query: { owningTeamId: teamId, oldWorkflowId: workflowId, newWorkflowId: workflowId, nodeId: toNodeId(say) },
    }),
  },
  {
    call: workflowCalls.move,
    sent: ({ teamId, projectId, workflowId }) => ({
      query: { owningTeamId: teamId, oldProjectId: projectId, newProjectId: projectId, workflowId },
    }),
  },
  {
    call: nodeCalls.removeSeveral,
    sent: ({ teamId, projectId, say }) => ({ body: { teamId, projectId, nodeIds: [toNodeId(say)] } }),
  },
  {
    call: nodeCalls.remove,
    sent: (project) => ({
      query: { ...removal(project), owningWorkflowId: project.workflowId, nodeId: toNodeId(project.say) },
    }),
  },
  {
    call: workflowCalls.remove,
    sent: (project) => ({ query: { ...removal(project), workflowId: project.workflowId } }),
  },
  { call: projectCalls.remove, sent: ({ teamId, projectId }) => ({ query: { owningTeamId: teamId, projectId } }) },
];

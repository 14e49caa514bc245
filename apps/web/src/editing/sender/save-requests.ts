import { nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import type { DraftItem } from '@confab/inputs';
import { frontendVersion } from '@confab/model';
import type { EditingSessionOptions } from '../types.ts';
import { describeFailure } from './describe-failure.ts';
import { toId } from './to-id.ts';

/** The request that saves one item; it rejects with an `Error` whose message can be shown to the author. */
export function createSaveRequests(options: EditingSessionOptions) {
  return {
    async saveItem(item: DraftItem | undefined, description: string) {
      try {
        if (!item) throw new Error(nodeCalls.save.fallbackMessage);
        return await callSave(options, item, description);
      } catch (error) {
        throw new Error(describeFailure(error, getSaveFallback(item)).message, { cause: error });
      }
    },
  };
}

function callSave({ api, teamId, projectId }: EditingSessionOptions, item: DraftItem, description: string) {
  const fields = {
    teamId: toId.team(teamId),
    projectId: toId.project(projectId),
    version: item.version,
    ...(description === '' ? {} : { description }),
    frontendVersion,
  };
  if (item.kind === 'project') return api.call(projectCalls.save, { body: fields });
  if (item.kind === 'workflow' || !item.workflowId) {
    return api.call(workflowCalls.save, { body: { ...fields, workflowId: toId.workflow(item.id) } });
  }
  return api.call(nodeCalls.save, { body: { ...fields, workflowId: item.workflowId, nodeId: toId.node(item.id) } });
}

function getSaveFallback(item: DraftItem | undefined) {
  if (item?.kind === 'project') return projectCalls.save.fallbackMessage;
  return (item?.kind === 'workflow' ? workflowCalls : nodeCalls).save.fallbackMessage;
}

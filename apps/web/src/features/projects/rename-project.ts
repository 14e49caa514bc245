import { editingCalls, projectCalls } from '@confab/contracts';
import { describeEdit } from '@confab/inputs';
import { frontendVersion, type EditId, type ProjectId, type TeamId } from '@confab/model';
import type { ApiClient } from '../../api/api-client.ts';

export interface Renaming {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly displayName: string;
}

/**
 * Gives a project that is not open another name: the edit that the editor would make, and the save after it.
 *
 * Where the project has unsaved changes already, the name is left among them: saving is for whoever made those.
 */
export async function renameProject(api: ApiClient, { teamId, projectId, displayName }: Renaming): Promise<void> {
  const { project, seq } = await api.call(projectCalls.getFat, { query: { projectId, teamId } });
  await api.call(editingCalls.notify, {
    body: {
      // An id of this edit alone.
      editId: crypto.randomUUID() as EditId,
      teamId,
      frontendApp: 'pro',
      projectId,
      workflowId: null,
      nodeId: null,
      path: 'DisplayName',
      action: 'ValueChanged',
      updatedValue: displayName,
      baseSeq: seq,
      changerConnectionId: '',
      eventLevel: 'Project',
      description: describeEdit('ValueChanged', 'DisplayName'),
    },
  });
  if (project.isDirty) return;
  await api.call(projectCalls.save, { body: { teamId, projectId, version: project.version, frontendVersion } });
}

import { editingCalls, projectCalls } from '@confab/contracts';
import { describeEdit } from '@confab/inputs';
import { frontendVersion, type ProjectId, type TeamId } from '@confab/model';
import type { ApiClient } from '../../api/api-client.ts';
import { newId } from '../../platform/new-id.ts';

export interface RenameRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly displayName: string;
}

/**
 * Renames a project that is not open: sends the edit that the editor would send, and saves it.
 *
 * A project with unsaved changes is not saved, because its authors decide when to save those.
 */
export async function renameProject(api: ApiClient, { teamId, projectId, displayName }: RenameRequest): Promise<void> {
  const { project, seq } = await api.call(projectCalls.getFat, { query: { projectId, teamId, frontendVersion } });
  await api.call(editingCalls.notify, {
    body: {
      editId: newId(),
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

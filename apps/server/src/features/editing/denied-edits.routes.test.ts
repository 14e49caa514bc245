import { editingCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, toNodeId } from '../../testing/people-and-projects.ts';

const { app, project } = setUpServer();

test('a Viewer whose edit is refused learns which permission it needs', async () => {
  const viewer = await aMember(app, project.teamId, 'Viewer');
  const { status, message } = await app.call(editingCalls.notify, {
    token: viewer.token,
    body: {
      editId: newId(),
      teamId: project.teamId,
      frontendApp: 'pro',
      projectId: project.projectId,
      workflowId: project.workflowId,
      nodeId: toNodeId(project.say),
      baseSeq: 0,
      changerConnectionId: '',
      eventLevel: 'Node',
      path: 'Notes',
      action: 'ValueChanged',
      updatedValue: 'mine',
    },
  });
  expect([status, message]).toEqual([403, 'You require App Editor permission to change the projects of this team.']);
});

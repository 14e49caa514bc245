import { editingCalls, projectCalls } from '@confab/contracts';
import { editNoticeSchema, emptyId } from '@confab/model';
import { expect, test } from 'vitest';
import { encode } from 'zod';
import { createEditNotice, setValue } from '../../testing/edit-items.ts';
import { inProject } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner, project } = setUpServer();

test.each([
  ['all-zero ids', { WorkflowId: emptyId, NodeId: emptyId }],
  ['the all-zero id of a node alone', { NodeId: emptyId }],
  ['no ids', {}],
])('an edit that a client sends with %s in place of a workflow and a node changes the project', async (which, sent) => {
  const edit = createEditNotice(inProject(project), setValue('Description', which));
  const { WorkflowId: _workflowId, NodeId: _nodeId, ...body } = encode(editNoticeSchema, edit);
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: editingCalls.notify.path,
    headers: { 'x-tv-client': '1', 'client-token': owner.token },
    payload: { ...body, ...sent },
  });
  expect(statusCode).toBe(200);
  const fat = await app.call(projectCalls.getFat, { query: inProject(project), token: owner.token });
  expect(fat.result.project.propertyValues.Description).toBe(which);
});

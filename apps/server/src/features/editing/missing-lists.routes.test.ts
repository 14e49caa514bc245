import { editingCalls } from '@confab/contracts';
import type { InputEdit } from '@confab/inputs';
import { toJsonText } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { createNode, readNode } from '../../testing/nodes.ts';
import { toNodeId } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner: ada, project } = setUpServer();

test('a value of a row is refused when the addition of the row was, also in a node that has no such list yet', async () => {
  const nodeId = toNodeId(await createNode(app, ada, project, 'CallModule'));
  const values = { DisplayName: 'Call' };
  await app.services.db
    .updateTable('item')
    .set({ draft: toJsonText(values) })
    .where('teamId', '=', ada.teamId)
    .where('id', '=', nodeId)
    .execute();
  const { teamId, projectId, workflowId } = project;
  const send = (edit: InputEdit) => {
    const place = { editId: newId(), teamId, projectId, workflowId, nodeId, frontendApp: 'pro' as const };
    const body = { ...place, baseSeq: 0, changerConnectionId: '', eventLevel: 'Node' as const, ...edit };
    return app.call(editingCalls.notify, { body, token: ada.token });
  };
  const value: InputEdit = { path: 'Assignments/p0/Expression', action: 'ValueChanged', updatedValue: '1' };
  const row = (fields: Parameters<typeof aRow>[1]): InputEdit => ({
    path: 'Assignments',
    action: 'AddRow',
    updatedValue: aRow('p0', fields),
  });
  expect((await send(row({ Unknown: 'x' }))).status).toBe(422);
  expect(await send(value)).toMatchObject({ status: 422, message: 'Error saving value' });
  expect((await readNode(app, ada, nodeId)).propertyValues).toEqual(values);
  await send(row({ Name: 'Amount' }));
  expect((await send(value)).result.dropped).toBe(false);
  expect((await readNode(app, ada, nodeId)).propertyValues).toMatchObject({
    Assignments: [{ RowId: 'p0', Values: { Name: 'Amount', Expression: '1' } }],
  });
});

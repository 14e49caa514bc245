import type { InputEdit } from '@confab/inputs';
import { toJsonText } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { createNode, readNode } from '../../testing/nodes.ts';
import { inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { sendEdit } from '../../testing/edit-items.ts';

const { app, owner: ada, project } = setUpServer();

test('an edit of a value in a row is refused when adding the row was refused, even in a node without the list', async () => {
  const nodeId = toNodeId(await createNode(app, ada, project, 'CallModule'));
  const values = { DisplayName: 'Call' };
  await app.services.db
    .updateTable('item')
    .set({ draft: toJsonText(values) })
    .where('teamId', '=', ada.teamId)
    .where('id', '=', nodeId)
    .execute();
  const send = (edit: InputEdit) => sendEdit(app, ada, { ...inWorkflow(project), nodeId }, edit);
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

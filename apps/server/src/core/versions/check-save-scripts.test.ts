import { nodeCalls } from '@confab/contracts';
import type { InputEdit } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { inProject, inSay } from '../../testing/people-and-projects.ts';
import { sendEdit } from '../../testing/edit-items.ts';

const { app, owner: ada, project } = setUpServer();

const read = async () => {
  const { teamId, nodeId } = inSay(project);
  return (await app.call(nodeCalls.getFat, { query: { nodeId, teamId }, token: ada.token })).result.node;
};
async function save(changes: JsonObject = {}) {
  const { version, propertyValues } = await read();
  const body = { ...inSay(project), version, propertyValues: { ...propertyValues, ...changes } };
  return app.call(nodeCalls.save, { body, token: ada.token });
}
const edit = (change: InputEdit, isOfProject = false) =>
  sendEdit(app, ada, isOfProject ? inProject(project) : inSay(project), change);
const approved = { ReviewState: 'Approved' };

test('inputs that an extension requires are required only while it is enabled (A4.56)', async () => {
  expect(await save(approved)).toMatchObject({ status: 200 });
  await edit({ path: 'Extensions', action: 'AddExtension', updatedValue: 'review' }, true);
  expect(await save({ ...approved, Notes: 'again' })).toMatchObject({
    status: 422,
    message: 'Reviewed by: Enter who approved this.',
  });
});

test('the server refuses a save that a schema script forbids and stores nothing (A3.29, A3.51)', async () => {
  const { version } = await read();
  await edit({ path: 'Notes', action: 'ValueChanged', updatedValue: 'of the draft' });
  const withoutValues = { ...inSay(project), version };
  const refused = await app.call(nodeCalls.save, { body: withoutValues, token: ada.token });
  expect(refused).toMatchObject({ status: 422, message: 'Reviewed by: Enter who approved this.' });
  expect((await read()).version).toBe(version);
  expect(await save({ ReviewedBy: 'Grace' })).toMatchObject({ status: 200, result: { version: version + 1 } });
});

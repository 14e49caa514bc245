import { accountCalls, assetVersionCalls, mediaCalls, type FileAction } from '@confab/contracts';
import { beforeEach, expect, test } from 'vitest';
import { TestLibrary } from '../../testing/media/library.ts';
import { aPerson, aStaffMember, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app } = setUpServer();
let library: TestLibrary;
let staff: TestPerson;

beforeEach(async () => {
  [library, staff] = [new TestLibrary(app, await aPerson(app)), await aStaffMember(app)];
});

/** The lines of the audit log about the files of the team, oldest first. */
async function listLines() {
  const query = { accountId: library.person.accountId, action: 'files.' };
  const { result } = await app.call(accountCalls.audit, { query, token: staff.token });
  return result.entries
    .map(({ action, objectName, objectId, email }) => ({ action, objectName, objectId, email }))
    .toReversed();
}
const line = (action: string, objectName: string, objectId: string) => ({
  action,
  objectName,
  objectId,
  email: library.person.email,
});
const change = (action: FileAction, ids: readonly string[], fields: object = {}) =>
  library.ask(action, { data: ids.map((id) => ({ id })), ...fields });

test('the audit log names each file and folder that was renamed, moved, deleted or restored', async () => {
  const { token, teamId } = library.person;
  const { id: voices } = await library.createFolder('Voices');
  const { id: old } = await library.createFolder('Old');
  const file = await library.addFile('hello.txt', 'Hello');
  await change('rename', [file], { newName: 'greeting.txt' });
  await change('rename', [voices], { newName: 'Sounds' });
  await change('move', [file], { targetData: { id: voices } });
  await change('move', [voices], { targetData: { id: old } });
  await change('delete', [file]);
  await change('delete', [old]);
  const restored = await app.call(mediaCalls.restore, { token, body: { teamId, ids: [old] } });
  expect(restored.message).toBe('');
  expect(await listLines()).toEqual([
    line('files.renamed', 'hello.txt → greeting.txt', file),
    line('files.renamed', 'Voices → Sounds', voices),
    line('files.moved', 'greeting.txt', file),
    line('files.moved', 'Sounds', voices),
    line('files.deleted', 'greeting.txt', file),
    line('files.deleted', 'Old', old),
    line('files.restored', 'Old', old),
  ]);
});

test('the audit log names a file whose content was replaced, or whose earlier version was restored', async () => {
  const { token, teamId } = library.person;
  const assetId = await library.addFile('hello.txt', 'Hello');
  expect(await listLines()).toEqual([]);
  await library.upload('hello.txt', 'Hello again', { assetId, replace: true });
  const body = { teamId, assetId, version: 1, expectedVersion: 2 };
  expect((await app.call(assetVersionCalls.restore, { token, body })).message).toBe('');
  expect(await listLines()).toEqual([
    line('files.replaced', 'hello.txt', assetId),
    line('files.versionRestored', 'hello.txt', assetId),
  ]);
});

test('a refused request changes nothing and is not in the audit log', async () => {
  const file = await library.addFile('hello.txt', 'Hello');
  await library.addFile('taken.txt', 'Hello');
  await change('rename', [file], { newName: 'taken.txt' });
  await library.upload('hello.txt', '\u0000\u0001', { assetId: file, replace: true });
  expect(await listLines()).toEqual([]);
});

import { tokenCalls } from '@confab/contracts';
import { aRow } from '@confab/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import {
  aMember,
  aPerson,
  aProject,
  inProject,
  type TestPerson,
  type TestProject,
} from '../../testing/people-and-projects.ts';
import { addRow, sendEdit } from '../../testing/edit-items.ts';

const { app, owner: ada, project } = setUpServer();
const rowId = newId();
beforeAll(async () => {
  await addVariable(project, ada, 'OrderNumber');
});

/** Stores a project variable in a row with a known id. */
async function addVariable(target: TestProject, person: TestPerson, name: string) {
  const row = aRow(rowId, { Name: name, Type: 'string' });
  expect((await sendEdit(app, person, inProject(target), addRow('Variables', row))).status).toBe(200);
}

const ask = (tokens: readonly string[], person = ada, { teamId, projectId } = project) =>
  app.call(tokenCalls.describe, { body: { teamId, projectId, tokens: [...tokens] }, token: person.token });

describe('tokens made entirely of GUIDs', () => {
  test('a token of GUIDs is described by the row that it names, a project row by the row id alone (A7.37, A3.53)', async () => {
    const whole = `${project.projectId}.${rowId}`;
    const { result } = await ask([whole, rowId.toUpperCase()]);
    expect(result).toEqual({ [whole]: 'OrderNumber (Harbour)', [rowId.toUpperCase()]: 'OrderNumber (Harbour)' });
  });

  test('tokens that name nothing and tokens of other forms are left out (A5.14)', async () => {
    const tokens = [
      newId(),
      `${newId()}.${rowId}`,
      `${project.projectId}.${newId()}`,
      'Name',
      '',
      `Page.${rowId}`,
      '__proto__',
    ];
    expect((await ask(tokens)).result).toEqual({});
  });

  test('tokens that name rows of another team are left out', async () => {
    const grace = await aPerson(app);
    const hers = await aProject(app, grace);
    expect((await ask([`${project.projectId}.${rowId}`], grace, hers)).result).toEqual({});
    expect(await ask([rowId], grace)).toMatchObject({ status: 404, message: 'Error looking up tokens' });
  });

  test('Viewers can request descriptions of tokens', async () => {
    const viewer = await aMember(app, project.teamId, 'Viewer');
    expect((await ask([rowId], viewer)).result).toEqual({ [rowId]: 'OrderNumber (Harbour)' });
  });

  test('a call describes at most 500 tokens (A8.44)', async () => {
    expect((await ask(Array.from({ length: 500 }, () => 'Name'))).result).toEqual({});
    for (const Tokens of [Array.from({ length: 501 }, () => 'Name'), 'Name', [1]]) {
      const answered = await app.app.inject({
        method: 'POST',
        url: '/api/GetTokenDescription',
        headers: { 'client-token': ada.token },
        payload: { TeamId: project.teamId, ProjectId: project.projectId, Tokens },
      });
      expect(answered.statusCode).toBe(400);
      expect(answered.json()).toMatchObject({ Success: false, ErrorMessage: 'Error looking up tokens' });
    }
  });
});

import { nodeCalls } from '@confab/contracts';
import type { JsonObject, NodeId } from '@confab/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { aMember, aPerson, aProject, nodeIdOf, type TestPerson, type TestProject } from '../../../testing/world.ts';
import { chatWith } from '../testing/published.ts';

let app: TestApp;
let ada: TestPerson;
let project: TestProject;
beforeAll(async () => {
  app = await openTestApp();
  ada = await aPerson(app);
  project = await aProject(app, ada);
  await save('Saved once');
});
afterAll(() => app.close());

/** Saves what the assistant says first. */
async function save(spoken: string) {
  const { startId, say } = project;
  const way = { Kind: 'Next', DisplayName: '', TargetNodeId: say.id };
  await saveNode(startId, { Connectors: [{ RowId: 'next', Order: 'a0', Values: way }] });
  const Entries = [{ EntryId: 'e', Order: 'a0', SpokenText: spoken }];
  await saveNode(nodeIdOf(say), { Response: { SelectionMethod: 'Escalating', Entries } });
}

async function saveNode(nodeId: NodeId, values: JsonObject) {
  const { teamId, projectId, workflowId } = project;
  const { result } = await app.call(nodeCalls.getFat, { token: ada.token, query: { teamId, nodeId } });
  const { version, propertyValues } = result.node;
  const body = { teamId, projectId, workflowId, nodeId, version, propertyValues: { ...propertyValues, ...values } };
  expect((await app.call(nodeCalls.save, { token: ada.token, body })).message).toBe('');
}

const start = (token?: string, projectId: string = project.projectId) =>
  chatWith(
    app,
    projectId,
    { type: 'start' },
    {
      stage: 'alpha',
      ...(token !== undefined && { headers: { 'client-token': token } }),
    },
  );

describe('alpha', () => {
  test('runs the newest save for a member of the team, whatever the role', async () => {
    const viewer = await aMember(app, project.teamId, 'Viewer');
    for (const { token } of [ada, viewer]) {
      const { status, answer } = await start(token);
      expect([status, answer.messages.map(({ text }) => text)]).toEqual([200, ['Saved once']]);
    }
    await save('Saved twice');
    expect((await start(viewer.token)).answer.messages[0]?.text).toBe('Saved twice');
  });

  test('asks who is not signed in to sign in', async () => {
    for (const token of [undefined, '', 'tvs_nonsense', `tvs_${'x'.repeat(43)}`]) {
      const { status, answer } = await start(token);
      expect([status, answer]).toEqual([401, { error: 'Sign in to talk to an assistant that is not published yet.' }]);
    }
  });

  test('is not there for anybody else', async () => {
    const grace = await aPerson(app);
    expect((await start(grace.token)).status).toBe(404);
    expect((await start(ada.token, 'not-an-id')).status).toBe(404);
    expect((await start(ada.token, project.startId)).status).toBe(404);
  });

  test('has no page of another site look at it', async () => {
    const { headers } = await chatWith(
      app,
      project.projectId,
      { type: 'start' },
      {
        stage: 'alpha',
        headers: { 'client-token': ada.token, origin: 'https://evil.example' },
      },
    );
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('goes on with a conversation, but not at another stage', async () => {
    const { answer } = await start(ada.token);
    const resume = { type: 'resume', sessionId: answer.sessionId };
    const headers = { 'client-token': ada.token };
    const again = await chatWith(app, project.projectId, resume, { stage: 'alpha', headers });
    expect(again.answer).toEqual(answer);
    expect((await chatWith(app, project.projectId, resume, { stage: 'live' })).status).toBe(404);
  });
});

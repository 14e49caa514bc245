import type { JsonObject } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { leadTo, saveNode } from '../../../testing/nodes.ts';
import { aMember, aPerson, toNodeId } from '../../../testing/people-and-projects.ts';
import { createPicture, createTone, TestLibrary } from '../../../testing/media/library.ts';
import { chatWith } from '../../../testing/publish-project.ts';

const { app, owner: ada, project } = setUpServer();
beforeAll(async () => {
  await save('Saved once');
});

/** Saves the first response of the assistant. */
async function save(spoken: string, values: JsonObject = {}) {
  const { startId, say } = project;
  await saveNode(app, ada, startId, { Connectors: leadTo(say.id) });
  const Entries = [{ EntryId: 'e', Order: 'a0', SpokenText: spoken, ...values }];
  await saveNode(app, ada, toNodeId(say), { Response: { SelectionMethod: 'Escalating', Entries } });
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
  test('alpha runs the saved state for every role in the team', async () => {
    const viewer = await aMember(app, project.teamId, 'Viewer');
    for (const { token } of [ada, viewer]) {
      const { status, answer } = await start(token);
      expect([status, answer.messages.map(({ text }) => text)]).toEqual([200, ['Saved once']]);
    }
    await save('Saved twice');
    expect((await start(viewer.token)).answer.messages[0]?.text).toBe('Saved twice');
  });

  test('alpha serves files of the library to members at signed addresses that expire, on the site of the page (PRE-5)', async () => {
    const library = new TestLibrary(app, ada);
    const [picture, sound] = [await createPicture('png', 20, 20), createTone(1)];
    const imageId = await library.addFile('logo.png', picture);
    const audioId = await library.addFile('tone.wav', sound);
    await save('Look and listen', { ImageAssetId: imageId, AudioAssetId: audioId });
    const [message] = (await start(ada.token)).answer.messages;
    const get = (address: string) => app.app.inject({ url: address });
    expect(message?.imageUrl?.startsWith(`/media/${imageId}?`)).toBe(true);
    expect(message?.audioUrl?.startsWith(`/media/${audioId}?`)).toBe(true);
    const shown = await get(message?.imageUrl ?? '');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const heard = await get(message?.audioUrl ?? '');
    expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    // An address is valid only for its own file, with its signature and until the signed time.
    expect((await get(`/media/${imageId}`)).statusCode).toBe(404);
    expect((await get((message?.imageUrl ?? '').replace(imageId, audioId))).statusCode).toBe(404);
    expect((await get((message?.imageUrl ?? '').replace(/until=\d+/, 'until=99999999999'))).statusCode).toBe(404);
    await save('Saved twice');
  });

  test('alpha asks a visitor without a session to sign in', async () => {
    for (const token of [undefined, '', 'tvs_nonsense', `tvs_${'x'.repeat(43)}`]) {
      const { status, answer } = await start(token);
      expect([status, answer]).toEqual([401, { error: 'Sign in to talk to an assistant that is not published yet.' }]);
    }
  });

  test('alpha returns 404 to accounts outside the team', async () => {
    const grace = await aPerson(app);
    expect((await start(grace.token)).status).toBe(404);
    expect((await start(ada.token, 'not-an-id')).status).toBe(404);
    expect((await start(ada.token, project.startId)).status).toBe(404);
  });

  test('the alpha stage refuses accounts with an unverified address (ACC-15)', async () => {
    const { token } = await aMember(app, project.teamId, 'AppEditor', { isVerified: false });
    const { status, answer } = await start(token);
    expect([status, answer]).toEqual([
      403,
      { error: 'Verify your email address to talk to an assistant that is not published yet.' },
    ]);
  });

  test('alpha cannot be read by pages of other sites', async () => {
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

  test('a conversation at alpha can be resumed, but not at another stage', async () => {
    const { answer } = await start(ada.token);
    const resume = { type: 'resume', sessionId: answer.sessionId };
    const headers = { 'client-token': ada.token };
    const again = await chatWith(app, project.projectId, resume, { stage: 'alpha', headers });
    expect(again.answer).toEqual(answer);
    expect((await chatWith(app, project.projectId, resume, { stage: 'live' })).status).toBe(404);
  });
});

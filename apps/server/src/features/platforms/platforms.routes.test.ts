import { platformCalls } from '@confab/contracts';
import type { JsonObject } from '@confab/model';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { aBlankOneProject, aMember, aPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createPlatformActions, openPlatforms, readLog } from './testing/set-up-platforms.ts';

const { platform, folder, token, setup } = await openPlatforms();
const { app, owner, project } = setUpServer(setup);
const actions = createPlatformActions({ app, owner, project }, { platform });
const { addTarget, skill, goLive, send, list, work, startSending, hold, skipWait } = actions;

describe('publishing to platforms', () => {
  test('a skill gets its description with the address of the assistant and its model, and the log shows when it is built', async () => {
    const id = await addTarget(skill());
    await goLive();
    platform.behaviour.busyPolls = 1;
    const { result } = await send([id]);
    expect(result.publications).toMatchObject([
      { state: 'Waiting', targetName: 'Our skill', kind: 'Alexa', releaseNumber: 1, log: [] },
    ]);
    const sent = await work();
    expect(sent).toMatchObject({ state: 'Done' });
    expect(readLog(sent)).toEqual([
      'Release 1 is sent to Our skill.',
      'The platform has accepted the description of the skill.',
      'The platform has accepted the model for en-US.',
      'The platform has built the model for en-US.',
    ]);
    const [manifest, model] = platform.seen
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => JSON.parse(String(body)));
    expect(manifest).toHaveProperty(
      'manifest.apis.custom.endpoint.uri',
      `${app.services.config.publicUrl}/channels/alexa/${project.projectId}/live`,
    );
    expect(model).toHaveProperty('interactionModel.languageModel.invocationName');
  });

  test('an agent is restored from the package, a web address gets the zip, and a folder keeps it', async () => {
    const address = `http://${platform.host}`;
    const ids = [
      await addTarget({ Name: 'Agent', Kind: 'DialogFlow', AgentId: 'agent-1', Address: address, Token: token }),
      await addTarget({ Name: 'Web', Kind: 'Web', Address: `${address}/packages`, Package: 'DialogFlow' }),
      await addTarget({ Name: 'Folder', Kind: 'Folder', Package: 'Alexa' }),
    ];
    await goLive();
    expect((await send(ids)).result.publications).toHaveLength(3);
    await work();
    expect((await list()).map(({ state }) => state)).toEqual(['Done', 'Done', 'Done']);
    const restored = platform.seen.find(({ url }) => url === '/v2/projects/agent-1/agent:restore');
    const { agentContent } = JSON.parse(String(restored?.body)) as { agentContent: string };
    const zip = Buffer.from(agentContent, 'base64');
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    const posted = platform.seen.find(({ url }) => url === '/packages');
    expect(posted?.body.equals(zip)).toBe(true);
    expect(posted?.headers).toMatchObject({
      'content-type': 'application/zip',
      'x-confab-project': project.projectId,
      'x-confab-stage': 'Live',
      'x-confab-release': '1',
    });
    expect(posted?.headers.authorization).toBeUndefined();
    const own = join(folder, project.projectId);
    expect(readdirSync(own)).toEqual(['Alexa-Live.zip']);
    expect(readFileSync(join(own, 'Alexa-Live.zip')).subarray(0, 2).toString()).toBe('PK');
  });

  test('a fault that may pass is tried again later, at most five times', async () => {
    const id = await addTarget(skill());
    await goLive();
    await send([id]);
    platform.behaviour.outages = 1;
    expect(await work()).toMatchObject({ state: 'Waiting' });
    expect(await work()).toMatchObject({ state: 'Waiting' });
    expect(platform.seen).toHaveLength(1);
    await skipWait();
    const sent = await work();
    expect(sent).toMatchObject({ state: 'Done' });
    expect(readLog(sent).slice(0, 3)).toEqual([
      'Release 1 is sent to Our skill.',
      'The platform answered with the status 503: Down for a moment',
      'Next attempt in 1 min.',
    ]);
    expect(sent?.log.slice(0, 3).map(({ messageName }) => messageName)).toEqual([
      'platformLogMessages.started',
      'platformLogMessages.refused',
      'platformLogMessages.retry',
    ]);
    await send([id]);
    platform.behaviour.outages = 10;
    for (let tries = 0; tries < 5; tries += 1) {
      await work();
      await skipWait();
    }
    expect(await work()).toMatchObject({ state: 'Failed' });
    expect(readLog((await list())[0]).at(-1)).toBe('Given up after 5 attempts.');
  });

  test('a refusal of the platform ends the delivery at once, and the log does not contain the access token', async () => {
    const id = await addTarget({ ...skill(), Token: 'An0ther-secret' });
    await goLive();
    await send([id]);
    const sent = await work();
    expect(sent).toMatchObject({ state: 'Failed' });
    expect(readLog(sent).at(-1)).toBe('The platform answered with the status 401: Not authorised: Bearer …');
  });

  test('a model that cannot be built, and an agent that cannot be restored, are reported with the reason', async () => {
    const ids = [
      await addTarget(skill()),
      await addTarget({ ...skill(), Name: 'Agent', Kind: 'DialogFlow', AgentId: 'agent-1' }),
    ];
    await goLive();
    platform.behaviour.fault = 'A sample is not valid.';
    await send(ids);
    await work();
    expect((await list()).map((one) => [one.state, readLog(one).at(-1)])).toEqual(
      expect.arrayContaining([
        ['Failed', 'The platform could not build the model for en-US: A sample is not valid.'],
        ['Failed', 'The platform could not restore the agent: A sample is not valid.'],
      ]),
    );
  });

  test('a send fails when its model cannot be built, although an earlier model was built', async () => {
    const id = await addTarget(skill());
    await goLive();
    await send([id]);
    expect(await work()).toMatchObject({ state: 'Done' });
    await goLive();
    await send([id]);
    platform.behaviour.fault = 'A sample is not valid.';
    // The next two polls report the first model: one before the second model is sent, and one after it.
    platform.behaviour.stalePolls = 2;
    const sent = await work();
    expect(sent).toMatchObject({ state: 'Failed' });
    expect(readLog(sent).at(-1)).toBe('The platform could not build the model for en-US: A sample is not valid.');
    expect(platform.behaviour.stalePolls).toBe(0);
  });

  test('a package that a stopped process was sending is sent again', async () => {
    const id = await addTarget(skill());
    await goLive();
    await send([id]);
    const release = hold();
    const stopping = (await startSending()).stop();
    release();
    await stopping;
    expect((await list())[0]).toMatchObject({ state: 'Waiting' });
    expect(await work()).toMatchObject({ state: 'Done' });
  });

  test('two processes send a package once', async () => {
    const id = await addTarget({ Name: 'Web', Kind: 'Web', Address: `http://${platform.host}/packages` });
    await goLive();
    await send([id]);
    await Promise.all([work(), work(), work()]);
    expect(platform.seen).toHaveLength(1);
  });

  test('an address that is not public is not reached (SIM-1)', async () => {
    const id = await addTarget({ Name: 'Web', Kind: 'Web', Address: 'http://127.0.0.1:1/packages' });
    await goLive();
    await send([id]);
    const sent = await work();
    expect(sent).toMatchObject({ state: 'Waiting' });
    expect(readLog(sent)).toContain('The platform could not be reached.');
  });

  test.each<[string, JsonObject]>([
    ['Enter the skill or the agent of "P" first.', { Name: 'P', Kind: 'Alexa', Token: token }],
    ['Set the access token of "P" first.', { Name: 'P', Kind: 'DialogFlow', AgentId: 'agent-1' }],
    ['Enter the address of "P" first.', { Name: 'P', Kind: 'Web' }],
    ['The address of "P" is not a web address.', { Name: 'P', Kind: 'Web', Address: 'file:///etc/passwd' }],
  ])('an incomplete platform is refused and nothing is queued: %s', async (message, values) => {
    const ids = [await addTarget(skill()), await addTarget(values)];
    await goLive();
    expect(await send(ids)).toMatchObject({ status: 400, message });
    expect(await list()).toEqual([]);
  });

  test('a project that is not on the stage, an unknown platform and a One project are refused', async () => {
    const id = await addTarget(skill());
    expect(await send([id])).toMatchObject({ success: false, message: 'Nothing has been published to live yet.' });
    expect(await send([newId()])).toMatchObject({ status: 404 });
    const one = await aBlankOneProject(app, owner);
    expect(await send([id], one)).toMatchObject({
      status: 422,
      message: 'A One project cannot be published to platforms. Turn it into a Pro project and publish that one.',
    });
  });

  test('only those who may publish send packages, and every member of the team sees them', async () => {
    const id = await addTarget(skill());
    await goLive();
    const editor = await aMember(app, owner.teamId, 'MediaEditor');
    const query = { owningTeamId: project.teamId };
    const body = {
      projectId: project.projectId,
      stage: 'Live' as const,
      targetIds: [id],
      acceptedTerms: true as const,
    };
    expect(await app.call(platformCalls.publish, { token: editor.token, query, body })).toMatchObject({ status: 403 });
    const shown = await app.call(platformCalls.list, {
      token: editor.token,
      query: { ...query, projectId: project.projectId },
    });
    expect(shown).toMatchObject({
      success: true,
      result: { targets: [{ targetId: id, name: 'Our skill', problem: '' }], publications: [] },
    });
    const stranger = await aPerson(app);
    expect(await app.call(platformCalls.publish, { token: stranger.token, query, body })).toMatchObject({
      status: 404,
    });
  });
});

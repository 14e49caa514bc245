import { channelCalls, transferCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { agentRequest, askAgent } from '../../../testing/channel-clients.ts';
import { publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { findDefaultSecret } from './default-secret.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner } = setUpServer();
let cafe: ProjectId;
let other: ProjectId;
beforeAll(async () => {
  cafe = await publishTemplate(app, owner, 'harbour-cafe');
  other = await publishTemplate(app, owner, 'harbour-cafe');
});

const read = async (projectId: ProjectId) => {
  const query = { owningTeamId: owner.teamId, projectId };
  return (await app.call(channelCalls.dialogflowWebhook, { query, token: owner.token })).result;
};
const renew = async (projectId: string) => {
  // The id may be in upper or lower case.
  const body = { teamId: owner.teamId, projectId: projectId as ProjectId };
  return (await app.call(channelCalls.renewDialogflowSecret, { body, token: owner.token })).result;
};
const statusWith = async (projectId: ProjectId, secret: string) => {
  const request = agentRequest('menu', app.services.newId());
  return (await askAgent(app, projectId, request, { headers: { 'x-confab-secret': secret } })).status;
};

describe('a new default secret of a Dialogflow agent', () => {
  test('a new default secret replaces the previous one at once, and only in its project', async () => {
    const first = await read(cafe);
    const second = await renew(cafe);
    expect(second).toEqual({ url: first.url, defaultSecret: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect([await statusWith(cafe, first.defaultSecret), await statusWith(cafe, second.defaultSecret)]).toEqual([
      401, 200,
    ]);
    expect(await read(cafe)).toEqual(second);
    const third = await renew(cafe.toUpperCase());
    expect([await statusWith(cafe, second.defaultSecret), await statusWith(cafe, third.defaultSecret)]).toEqual([
      401, 200,
    ]);
    const ofOther = await read(other);
    expect([await statusWith(other, third.defaultSecret), await statusWith(other, ofOther.defaultSecret)]).toEqual([
      401, 200,
    ]);
  });

  test('after simultaneous requests for a new Dialogflow secret exactly one secret works', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(other)));
    const { defaultSecret } = await read(other);
    const created = answers.map((answer) => answer.defaultSecret);
    expect(created).toContain(defaultSecret);
    const statuses = await Promise.all(created.map((secret) => statusWith(other, secret)));
    expect(statuses.map((status, index) => [created[index] === defaultSecret, status]).sort()).toEqual(
      created.map((secret) => [secret === defaultSecret, secret === defaultSecret ? 200 : 401]).sort(),
    );
  });

  test('a Dialogflow secret that the author set applies instead of a new default one', async () => {
    const own = await publishTemplate(app, owner, 'harbour-cafe', { DialogflowSecret: 'ahoy' });
    const { defaultSecret } = await renew(own);
    expect([await statusWith(own, defaultSecret), await statusWith(own, 'ahoy')]).toEqual([401, 200]);
  });

  test('a new default secret is stored encrypted and is not exported', async () => {
    const { defaultSecret } = await renew(cafe);
    const rows = await app.services.db
      .selectFrom('projectSecret')
      .selectAll()
      .where('teamId', '=', owner.teamId)
      .where('projectId', '=', cafe)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows.some(({ sealed }) => sealed.includes(defaultSecret))).toBe(false);
    const query = { owningTeamId: owner.teamId, projectId: cafe };
    const { result } = await app.call(transferCalls.exportProject, { query, token: owner.token });
    expect(Buffer.from(result.content, 'base64').includes(defaultSecret)).toBe(false);
  });

  test('after a change of APP_SECRET the project has a different default secret', async () => {
    const before = await read(cafe);
    const config = { ...app.services.config, appSecret: 'another app secret of 32 characters' };
    const services = { ...app.services, config };
    const found = await findDefaultSecret(services, { teamId: owner.teamId, projectId: cafe });
    expect(found).toMatch(/^[\w-]{43}$/);
    expect(found).not.toBe(before.defaultSecret);
  });
});

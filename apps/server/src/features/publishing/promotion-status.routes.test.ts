import { projectCalls, publishingCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner } = setUpServer();

async function createProject() {
  const { teamId, token } = owner;
  const body = { teamId, displayName: 'Harbour', projectType: 'Pro' as const };
  return (await app.call(projectCalls.create, { body, token })).result.projectId;
}

/** The status as it is on the wire. */
async function loadStatus(projectId: string) {
  const url = `/api/GetPromotionStatus?owningTeamId=${owner.teamId}&projectId=${projectId}`;
  const response = await app.app.inject({ method: 'GET', url, headers: { 'client-token': owner.token } });
  return response.json<{ ResponseObject: Record<string, unknown> }>().ResponseObject;
}

test('the loaded status of a Pro project has 120 interactions by default (A9.15)', async () => {
  expect(await loadStatus(await createProject())).toMatchObject({ NumberOfInteractions: 120 });
});

test('the publish stage of a project is None, then Alpha, Beta and Live (A3.25)', async () => {
  const { teamId, token } = owner;
  const projectId = await createProject();
  const readStage = async () => (await loadStatus(projectId))['PublishStage'];
  const promote = async (source: 1 | 2, environments: ('0' | '2')[]) => {
    const body = { projectId, source, environments, acceptedTerms: true, overrideReason: 'A test' } as const;
    const sent = { query: { owningTeamId: teamId }, body: { ...body, environments } };
    expect((await app.call(publishingCalls.promote, { ...sent, token })).message).toBe('');
  };
  expect(await readStage()).toBe('None');
  const propertyValues = { DisplayName: 'Harbour', Description: 'For guests' };
  const save = { teamId, projectId, version: 1, propertyValues };
  expect((await app.call(projectCalls.save, { body: save, token })).message).toBe('');
  expect(await readStage()).toBe('Alpha');
  await promote(1, ['2']);
  expect(await readStage()).toBe('Beta');
  await promote(2, ['2', '0']);
  expect(await readStage()).toBe('Live');
});

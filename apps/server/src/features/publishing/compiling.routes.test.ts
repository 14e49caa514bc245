import { nodeCalls, publishingCalls, type BodyOf } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { areLastSaves } from '../../core/releases/load-items.ts';
import { loadSavedItems } from '../../core/releases/programs.ts';
import { ProcessState } from '../../process-state.ts';
import { createNode, saveNode } from '../../testing/nodes.ts';
import { aProject, toNodeId } from '../../testing/people-and-projects.ts';
import { createResponse, publishEchoProject, saveProject } from '../../testing/publish-project.ts';
import { recordSentStatements, type SentStatement } from '../../testing/record-sent-statements.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner: ada } = setUpServer();
let echo: ProjectId;
let statements: SentStatement[];
/** A server process that has just started: it has no program in memory. */
let started: FastifyInstance;

beforeAll(async () => {
  echo = await publishEchoProject(app, ada, {});
  statements = recordSentStatements(app.database.pool);
});
beforeEach(async () => {
  const services = { ...app.services, processState: new ProcessState() };
  started = await buildApp(services, { readiness: { isReady: true }, webFolder: services.config.dataDir });
});
afterEach(() => started.close());

/** Sends a call to the server that has just started. @returns what its transactions read to compile it */
async function listReadsOf(path: string, payload: object) {
  statements.length = 0;
  const response = await started.inject({
    method: 'POST',
    url: `${path}?owningTeamId=${ada.teamId}`,
    headers: { 'x-tv-client': '1', 'client-token': ada.token },
    payload,
  });
  expect(response.body).toContain('"Success":true');
  const texts = statements.filter(({ isInTransaction }) => isInTransaction).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('release_stage'));
  return texts.filter((text) => /^\s*select.*"content"/s.test(text));
}

const promote = (changes: Pick<BodyOf<typeof publishingCalls.promote>, 'source' | 'environments'>) => {
  const body = { projectId: echo, acceptedTerms: true, overrideReason: 'For a test', ...changes } as const;
  return listReadsOf(publishingCalls.promote.path, z.encode(publishingCalls.promote.body, body));
};

test('a project is promoted while no transaction waits for it to be compiled', async () => {
  await saveProject(app, ada, echo, { Description: 'A change' });
  expect(await promote({ source: 1, environments: ['2'] })).toEqual([]);
  expect(await promote({ source: 2, environments: ['0'] })).toEqual([]);
});

test('a stage is rolled back while no transaction waits for its release to be compiled', async () => {
  await saveProject(app, ada, echo, { Description: 'Another change' });
  await promote({ source: 1, environments: ['2', '0'] });
  const body = { projectId: echo, stage: 'Live', releaseNumber: 1, overrideReason: 'For a test' } as const;
  await started.close();
  const services = { ...app.services, processState: new ProcessState() };
  started = await buildApp(services, { readiness: { isReady: true }, webFolder: services.config.dataDir });
  expect(await listReadsOf(publishingCalls.rollBack.path, z.encode(publishingCalls.rollBack.body, body))).toEqual([]);
});

test('saves that were loaded are the last ones until an item is created, saved or deleted', async () => {
  const project = await aProject(app, ada);
  const { teamId, projectId } = project;
  const node = toNodeId(await createNode(app, ada, project, 'Say'));
  const load = () => loadSavedItems(app.services, app.services.db, teamId, projectId);
  const isLast = (items: Awaited<ReturnType<typeof load>>) =>
    areLastSaves(app.services.db, { teamId, projectId }, items);
  const created = await load();
  expect(await isLast(created)).toBe(true);
  await saveNode(app, ada, node, { Response: createResponse('Hello') });
  const saved = await load();
  expect([await isLast(created), await isLast(saved)]).toEqual([false, true]);
  await app.call(nodeCalls.removeSeveral, { token: ada.token, body: { teamId, projectId, nodeIds: [node] } });
  expect(await isLast(saved)).toBe(false);
  await createNode(app, ada, project, 'Say');
  expect(await isLast(saved)).toBe(false);
});

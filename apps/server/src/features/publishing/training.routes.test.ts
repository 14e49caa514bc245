import { projectCalls, publishingCalls, releaseMessages } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import type { FastifyInstance } from 'fastify';
import { setImmediate as comeBack } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { createProgramCache } from '../../core/releases/programs.ts';
import { ProcessState } from '../../process-state.ts';
import type { Services } from '../../services.ts';
import { saveProject } from '../../testing/publish-project.ts';
import { runBeforeTransactions } from '../../testing/run-before-transactions.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner: ada } = setUpServer();
/** A server process that has just started: it has no program in memory. */
let started: FastifyInstance;
let services: Services;
let showcase: ProjectId;

async function start() {
  services = { ...app.services, processState: new ProcessState() };
  started = await buildApp(services, { readiness: { isReady: true }, webFolder: services.config.dataDir });
}
async function startAgain() {
  await started.close();
  await start();
}

beforeAll(async () => {
  const body = { teamId: ada.teamId, displayName: 'Showcase', projectType: 'Pro', templateId: 'showcase' } as const;
  showcase = (await app.call(projectCalls.create, { body, token: ada.token })).result.projectId;
});
beforeEach(start);
afterEach(() => started.close());

interface PublishRequest {
  readonly url: string;
  readonly payload: object;
}

const promote = (source: 1 | 2, ...environments: ('0' | '2')[]): PublishRequest => ({
  url: `${publishingCalls.promote.path}?owningTeamId=${ada.teamId}`,
  payload: z.encode(publishingCalls.promote.body, {
    projectId: showcase,
    source,
    environments,
    acceptedTerms: true,
    overrideReason: 'For a test',
  }),
});

const rollBack = (releaseNumber: number): PublishRequest => ({
  url: `${publishingCalls.rollBack.path}?owningTeamId=${ada.teamId}`,
  payload: z.encode(publishingCalls.rollBack.body, {
    projectId: showcase,
    stage: 'Live',
    releaseNumber,
    overrideReason: 'For a test',
  }),
});

/** Makes a call to a server. @returns its message */
async function send(server: FastifyInstance, request: PublishRequest): Promise<string> {
  const headers = { 'x-tv-client': '1', 'client-token': ada.token };
  const response = await server.inject({ method: 'POST', headers, ...request });
  return z.object({ ErrorMessage: z.string().nullish() }).parse(response.json()).ErrorMessage ?? '';
}

const findProgram = (projectId: ProjectId) => services.processState.get(createProgramCache).findSibling(projectId);
const countTrained = (projectId: ProjectId) => findProgram(projectId)?.intents.learned.size;

/** Lets a training that was begun end: each of its slices ends with a turn of the event loop. */
async function runManyTurns() {
  for (let turn = 0; turn < 100; turn += 1) await comeBack();
}

/** Publishes a project and waits until it is trained. @returns how much was trained when the transaction began */
async function publish(projectId: ProjectId, request: PublishRequest) {
  let before: number | undefined;
  const spy = runBeforeTransactions(app, 1, async () => {
    await runManyTurns();
    before = countTrained(projectId);
  });
  const message = await send(started, request);
  spy.mockRestore();
  expect(message).toBe('');
  const scopeCount = findProgram(projectId)?.scopes.length ?? 0;
  expect(scopeCount).toBeGreaterThan(0);
  while ((countTrained(projectId) ?? 0) < scopeCount) await comeBack();
  return before;
}

/** Sends a request while another server handles the same one first. @returns the message of the later one */
async function sendSecond(request: PublishRequest) {
  const spy = runBeforeTransactions(app, 1, async () => {
    expect(await send(app.app, request)).toBe('');
  });
  const message = await send(started, request);
  spy.mockRestore();
  await runManyTurns();
  return message;
}

test('a project that is promoted to beta, then to live and rolled back is trained after each transaction', async () => {
  expect(await publish(showcase, promote(1, '2'))).toBe(0);
  await startAgain();
  expect(await publish(showcase, promote(2, '0'))).toBe(0);
  await saveProject(app, ada, showcase, { Description: 'A change' });
  await startAgain();
  expect(await publish(showcase, promote(1, '2', '0'))).toBe(0);
  await startAgain();
  expect(await publish(showcase, rollBack(1))).toBe(0);
});

test('a promotion from beta to live that another author has made before trains nothing', async () => {
  await saveProject(app, ada, showcase, { Description: 'A change of two authors' });
  expect(await send(app.app, promote(1, '2'))).toBe('');
  expect(await sendSecond(promote(2, '0'))).toBe(releaseMessages.publishedMeanwhile);
  expect(countTrained(showcase)).toBe(0);
});

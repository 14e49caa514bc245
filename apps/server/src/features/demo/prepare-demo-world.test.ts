import { type ChatResponse, projectCalls, signInCalls, teamCalls, validationCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import type { DemoAccount } from './demo-account.ts';
import { prepareDemoWorld } from './prepare-demo-world.ts';

const { app } = setUpServer();
let demo: DemoAccount;
let file: string;
beforeAll(async () => {
  file = join(app.services.config.dataDir, 'demo-account.txt');
  demo = (await prepareDemoWorld(app.services)) as DemoAccount;
});

const signIn = async () =>
  (await app.call(signInCalls.login, { query: {}, body: { username: demo.email, password: demo.password } })).result;

test('the demo account is stored in a file that only its owner can read', () => {
  expect(readFileSync(file, 'utf8')).toBe(`email: ${demo.email}\npassword: ${demo.password}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the demo account is verified and finds the demo team with its Pro and One samples and the showcase, one of each kind live', async () => {
  const { token, isVerified } = await signIn();
  expect(isVerified).toBe(true);
  const teams = await app.call(teamCalls.listMine, { token });
  expect(teams.result).toMatchObject([{ description: 'Demo team', permission: 'Admin' }]);
  const { skinnyProjects } = (await app.call(projectCalls.list, { query: {}, token })).result;
  const projects = Object.values(skinnyProjects);
  expect(projects.map(({ projectType }) => projectType).toSorted()).toEqual(['One', 'Pro', 'Pro', 'Pro', 'Pro']);
  for (const { nodeCount, workflowCount } of projects) {
    expect(nodeCount).toBeGreaterThanOrEqual(12);
    expect(workflowCount).toBeGreaterThanOrEqual(2);
  }
  const live = projects.filter(({ publishStatus }) => publishStatus === 'Live');
  expect(live.map(({ projectType }) => projectType).toSorted()).toEqual(['One', 'Pro']);
  for (const { projectId } of live) {
    const url = `/channels/chat/${projectId}/live`;
    const response = await app.app.inject({ method: 'POST', url, payload: { type: 'start' } });
    expect((JSON.parse(response.body) as ChatResponse).messages.length).toBeGreaterThan(0);
  }
});

test('the sample projects of the demo team have no problems except example addresses, so that they can be published unchecked', async () => {
  const { token } = await signIn();
  const owningTeamId = (await app.call(teamCalls.listMine, { token })).result[0]?.teamId as TeamId;
  const { skinnyProjects } = (await app.call(projectCalls.list, { query: {}, token })).result;
  const projectIds = Object.values(skinnyProjects).map(({ projectId }) => projectId);
  expect(projectIds).toHaveLength(5);
  for (const projectId of projectIds) {
    const { result } = await app.call(validationCalls.project, { query: { owningTeamId, projectId }, token });
    expect(result.errorCount).toBe(0);
    expect(result.problems.filter(({ code }) => code !== 'ExampleAddress')).toEqual([]);
  }
});

test('the demo data is created once, and the next start finds the same account', async () => {
  expect(await prepareDemoWorld(app.services)).toEqual(demo);
  rmSync(file);
  expect(await prepareDemoWorld(app.services)).toBeUndefined();
});

test('the demo data is created only in the local environment', async () => {
  const elsewhere = await openTestApp({ ENVIRONMENT: 'development' });
  expect(await prepareDemoWorld(elsewhere.services)).toBeUndefined();
  await elsewhere.close();
});

import { projectCalls, signInCalls, teamCalls } from '@confab/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import type { Services } from '../../services.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import '../../testing/runs-on-postgres.ts';
import type { DemoAccount } from './demo-account.ts';
import { prepareDemoWorld } from './prepare-demo-world.ts';

class Killed extends Error {}

/** Services of a process that ends after creating a number of ids: each step of the demo world creates some. */
function endAfterIds(services: Services, ids: number): Services {
  let created = 0;
  const newIdUntilEnd = () => {
    created += 1;
    if (created > ids) throw new Killed();
    return newId();
  };
  return { ...services, newId: newIdUntilEnd as typeof newId };
}

function countIds(services: Services) {
  let created = 0;
  const count = () => {
    created += 1;
    return newId();
  };
  return { services: { ...services, newId: count as typeof newId }, count: () => created };
}

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** Starts repeatedly, each time with more ids, until the demo world is complete. */
async function prepareWithEnds({ services }: TestApp, ids: number): Promise<{ demo: DemoAccount; ends: number }> {
  for (let ends = 0; ; ends += 1)
    try {
      const demo = await prepareDemoWorld(endAfterIds(services, ids * (ends + 1)));
      if (demo) return { demo, ends };
      throw new Error('The demo world has no account.');
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
}

async function listDemoWorld(opened: TestApp, { email, password }: DemoAccount) {
  const body = { username: email, password };
  const { token } = (await opened.call(signInCalls.login, { query: {}, body })).result;
  const teams = (await opened.call(teamCalls.listMine, { token })).result;
  const { skinnyProjects } = (await opened.call(projectCalls.list, { query: {}, token })).result;
  const projects = Object.values(skinnyProjects).map(
    ({ displayName, projectType, publishStatus, nodeCount }) =>
      `${projectType} ${displayName}: ${publishStatus}, ${nodeCount} nodes`,
  );
  const reviews = await opened.database.pool.query<{ state: string }>('select state from review');
  return {
    teams: teams.map(({ description }) => description),
    projects: projects.toSorted(),
    reviews: reviews.rows.map(({ state }) => state),
  };
}

test('when a start ends at any step of creating the demo world, the next start completes it without duplicates', async () => {
  const whole = await openTestApp();
  const expected = await listDemoWorld(whole, (await prepareDemoWorld(whole.services)) as DemoAccount);
  await whole.close();
  app = await openTestApp();
  const { demo, ends } = await prepareWithEnds(app, 1);
  expect(ends).toBeGreaterThan(10);
  expect(await listDemoWorld(app, demo)).toEqual(expected);
});

test('a start that ends while samples are published approves none twice', async () => {
  const whole = await openTestApp();
  const counting = countIds(whole.services);
  const expected = await listDemoWorld(whole, (await prepareDemoWorld(counting.services)) as DemoAccount);
  await whole.close();
  for (const missing of [1, 2, 3]) {
    app = await openTestApp();
    await expect(prepareDemoWorld(endAfterIds(app.services, counting.count() - missing))).rejects.toThrow(Killed);
    expect(await listDemoWorld(app, (await prepareDemoWorld(app.services)) as DemoAccount)).toEqual(expected);
    await app.close();
    app = undefined;
  }
});

test('the file of the demo account has its name only when the demo world is complete, and the password of the first start', async () => {
  app = await openTestApp();
  const { services } = app;
  const file = join(services.config.dataDir, 'demo-account.txt');
  // Five ids are enough for the account and its team.
  await expect(prepareDemoWorld(endAfterIds(services, 5))).rejects.toThrow(Killed);
  expect(existsSync(file)).toBe(false);
  const begun = readFileSync(join(services.config.dataDir, 'demo-account-unfinished.txt'), 'utf8');
  const demo = await prepareDemoWorld(services);
  expect(begun).toContain(`password: ${demo?.password}\n`);
  expect(readFileSync(file, 'utf8')).toBe(begun);
});

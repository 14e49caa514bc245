import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import '../../testing/runs-on-postgres.ts';
import { runAlone } from './demo-lock.repository.ts';

const server = process.env.TEST_DATABASE_URL;

// The embedded database has one process.
describe.skipIf(server === undefined)('work that only one process of a database may do at a time', () => {
  let app: TestApp;
  let services: Services;

  beforeAll(async () => {
    app = await openTestApp();
    services = { ...app.services, config: { ...app.services.config, databaseUrl: server } };
  });
  afterAll(() => app.close());

  test('work that another process is doing is skipped, and can be done again when that process has finished', async () => {
    let finish = () => {};
    const end = new Promise<void>((resolve) => (finish = resolve));
    let first: Promise<unknown> | undefined;
    await new Promise<void>((started) => {
      first = runAlone(services, async () => {
        started();
        await end;
      });
    });
    const second = await runAlone(services, async () => 'done twice');
    finish();
    await first;
    expect(second).toBeUndefined();
    expect(await runAlone(services, async () => 'done')).toBe('done');
  });

  test('work that failed can be started again', async () => {
    await expect(runAlone(services, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await runAlone(services, async () => 'done')).toBe('done');
  });
});

import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { siteAddress, type Config } from './config.ts';
import type { OpeningDatabase } from './db/database.ts';
import { prepareDemoWorld } from './features/demo/index.ts';
import { logServerStart } from './features/feedback/index.ts';
import type { Readiness } from './http/health.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { storeLimits } from './core/quotas/quotas.repository.ts';
import { openServices } from './open-services.ts';

const drainMs = 5_000;
const mostMs = 25_000;

/**
 * Serves the platform from a database, once it is open, until the process is asked to end.
 *
 * @param webFolder the folder of the built web client
 */
export async function serve(config: Config, { database, opened }: OpeningDatabase, webFolder: string): Promise<void> {
  const log = pino({ level: config.logLevel });
  const { services, hub, closeWorkers } = await openServices(config, database, log);
  const readiness: Readiness = { isReady: false };
  const app = await buildApp(services, { readiness, webFolder });
  await opened;
  await storeLimits(services.db, config.teamBytes);
  const demo = await prepareDemoWorld(services);
  await hub.waitUntilShared();
  hub.attach(app.server);
  const jobs = startJobs(services, database);
  await app.listen({ port: config.port, host: config.host });
  readiness.isReady = true;
  void logServerStart(services);
  greet(config, demo);

  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    readiness.isReady = false;
    setTimeout(() => process.exit(code || 1), mostMs).unref();
    await hub.closeSockets();
    await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, drainMs))]);
    // Running jobs need the workers: without them, tests would fail and attempts would count.
    await jobs.stop();
    await closeWorkers();
    // By now, the last requests and jobs have published their events.
    await hub.close();
    services.redis?.disconnect();
    await database.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error nobody caught; the server drains and ends');
    void end(1);
  });
}

function greet(config: Config, demo: { email: string; password: string } | undefined) {
  if (config.environment !== 'local') return;
  const lines = [
    '',
    `  Confab is running on ${config.publicUrl}`,
    '',
    `  account portal   ${siteAddress(config.publicUrl, 'my')}`,
    `  authoring (Pro)  ${siteAddress(config.publicUrl, 'pro')}`,
    `  local mailbox    ${config.publicUrl}/dev/mailbox`,
    ...(demo
      ? [
          '',
          `  demo account     ${demo.email}`,
          `  password         ${demo.password}   (kept in ${join(config.dataDir, 'demo-account.txt')})`,
        ]
      : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

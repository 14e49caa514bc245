import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig, siteAddress, type Config } from './config.ts';
import { WrongSetting } from './wrong-setting.ts';
import { databaseFolder, FolderInUseError, hasDatabase, lockDataFolder } from './db/data-folder.ts';
import { connectToServer, openEmbedded, type Database } from './db/database.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { prepareDemoWorld } from './features/demo/index.ts';
import { logServerStart } from './features/feedback/index.ts';
import type { Readiness } from './http/health.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { storeLimits } from './core/quotas/quotas.repository.ts';
import { createHub } from './live/create-hub.ts';
import { loadEnvironment } from './load-environment.ts';
import { newId, newSecret } from './new-id.ts';
import { ProcessState } from './process-state.ts';
import { createCodePool } from './scripting/code-pool.ts';
import { createServerScripts } from './scripting/server-scripts.ts';
import type { Services } from './services.ts';
import { openStore } from './storage/open-store.ts';
import { createWorkerPool } from './workers/worker-pool.ts';

const here = dirname(fileURLToPath(import.meta.url));
const drainMs = 5_000;
const mostMs = 25_000;

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return connectToServer(config.databaseUrl);
  await lockDataFolder(config.dataDir);
  const seedFile = join(here, 'seed.tar.gz');
  return openEmbedded({
    folder: databaseFolder(config.dataDir),
    isNew: !hasDatabase(config.dataDir),
    seedFile: existsSync(seedFile) ? seedFile : undefined,
  });
}

async function serve(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel });
  const database = await openDatabase(config);
  const redis = config.redisUrl ? new Redis(config.redisUrl, { maxRetriesPerRequest: 1 }) : undefined;
  // Redis may be down for a while. Its users fall back to this process and log each failure that matters.
  redis?.on('error', (error) => log.warn({ err: error }, 'Redis is not reachable'));
  const hub = createHub({ config, db: database.db, log, newId, redis });
  const scripts = createServerScripts(log);
  const services: Services = {
    config,
    db: database.db,
    hub,
    log,
    codePool: createCodePool(),
    scripts,
    store: await openStore(config),
    workers: createWorkerPool(),
    processState: new ProcessState(),
    redis,
    newId,
    newSecret,
    now: Date.now,
  };
  await storeLimits(services.db, config.teamBytes);
  const demo = await prepareDemoWorld(services);
  const readiness: Readiness = { isReady: false };
  const app = await buildApp(services, { readiness, webFolder: join(here, '../../web/dist') });
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
    await hub.close();
    await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, drainMs))]);
    await services.codePool.close();
    await scripts.close();
    await services.workers.close();
    services.store.close();
    await jobs.stop();
    redis?.disconnect();
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

try {
  await serve(readConfig(loadEnvironment()));
} catch (error) {
  const isForPeople =
    error instanceof WrongSetting || error instanceof FolderInUseError || error instanceof NewerDatabaseError;
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isForPeople && !isPortTaken) throw error;
  const words = isPortTaken
    ? `The port ${'port' in error ? String(error.port) : ''} is taken by another program. Stop it, or choose another with PORT.`
    : error.message;
  process.stderr.write(`confab: ${words}\n`);
  process.exit(error instanceof WrongSetting ? 78 : 1);
}

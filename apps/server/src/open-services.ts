import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createHub, type LiveHub } from './live/create-hub.ts';
import { newId, newSecret } from './new-id.ts';
import { ProcessState } from './process-state.ts';
import { createCodePool } from './scripting/code-pool.ts';
import { createServerScripts } from './scripting/server-scripts.ts';
import type { Services } from './services.ts';
import { openRedis } from './open-redis.ts';
import { openStore } from './storage/open-store.ts';
import { createWorkerPool } from './workers/worker-pool.ts';

/** The services of a process. */
export interface OpenServices {
  readonly services: Services;
  readonly hub: LiveHub;
  /** Ends the threads and processes of the services. The hub, Redis and the database are closed by themselves. */
  closeWorkers(): Promise<void>;
}

/** Opens the services of a process on its database. */
export async function openServices(config: Config, database: Database, log: Logger): Promise<OpenServices> {
  const redis = config.redisUrl ? await openRedis(config.redisUrl) : undefined;
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
  return {
    services,
    hub,
    async closeWorkers() {
      await services.codePool.close();
      await scripts.close();
      await services.workers.close();
      services.store.close();
    },
  };
}

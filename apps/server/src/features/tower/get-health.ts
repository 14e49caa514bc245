import type { PartHealth, RepeatingJob, ResultOf, towerCalls } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { Readable } from 'node:stream';
import { createJobRecords, type JobRecord } from '../../scheduling/job-records.ts';
import { listLivingProcesses } from '../../live/living-processes.ts';
import { checkMail } from '../../mail/check-mail.ts';
import type { Services } from '../../services.ts';
import { createKey } from '../../storage/media-store.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { askDatabase } from '../../db/database-state.repository.ts';
import { countMails } from './mail-queue.repository.ts';
import { describeUnused, probe } from './probe.ts';

type Health = ResultOf<typeof towerCalls.health>;

/** Probes send mails to nobody but cost connections, so their answers are reused for this time. */
const keptMs = 5_000;

/**
 * Probes every part of the installation and lists the repeating jobs of this process.
 *
 * It answers whatever fails, with codes of errors only: no address, no secret.
 */
export async function getHealth(services: Services): Promise<Health> {
  const { now, processState } = services;
  return {
    version: manifest.version,
    nodeVersion: process.versions.node,
    startedUtc: new Date(now() - process.uptime() * 1_000).toISOString(),
    parts: await processState.get(createPartCache).get(now(), () => probeParts(services)),
    jobs: processState.get(createJobRecords, now).list().map(describeJob),
  };
}

function probeParts({ config, db, hub, newId, now, redis, store }: Services): Promise<PartHealth[]> {
  return Promise.all([
    probe('database', () => askDatabase(db), now),
    redis ? probe('redis', async () => (await listLivingProcesses(redis)).length, now) : describeUnused('redis'),
    probe(
      'storage',
      async () => {
        const key = createKey(emptyId, newId());
        await store.put(key, Readable.from(['ok']));
        await store.delete(key);
        return null;
      },
      now,
    ),
    probe(
      'mail',
      async () => {
        await checkMail(config);
        return countMails(db, 'Open');
      },
      now,
    ),
    probe('hub', async () => hub.countConnections(), now),
  ]);
}

function describeJob(record: JobRecord): RepeatingJob {
  const { name, interval, isRunning, runCount, failureCount, startedAt, endedAt, isFailing, lastError } = record;
  const toUtc = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString());
  return {
    name,
    everySeconds: interval / 1_000,
    isRunning,
    runCount,
    failureCount,
    lastRunUtc: toUtc(endedAt),
    lastMilliseconds: endedAt === undefined || isRunning ? 0 : Math.round(endedAt - startedAt),
    isFailing,
    lastError,
    lastErrorUtc: toUtc(record.lastErrorAt),
  };
}

interface PartCache {
  get(time: number, load: () => Promise<PartHealth[]>): Promise<PartHealth[]>;
}

function createPartCache(): PartCache {
  let loadedAt = -keptMs;
  let parts: Promise<PartHealth[]> | undefined;
  return {
    get(time, load) {
      if (parts && time - loadedAt < keptMs) return parts;
      loadedAt = time;
      parts = load();
      return parts;
    },
  };
}

import { presentPersonSchema, type PresentPerson } from '@confab/contracts';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { addHeartbeat, getHeartbeatKey } from '../living-processes.ts';
import { presenceInProcess, type PresenceStore } from './presence-store.ts';

const keepSeconds = 86_400;

const entrySchema = z.object({ process: z.string(), person: presentPersonSchema });

/**
 * Presence in Redis: a hash for each project, of people by connection, and a heartbeat key for each process. Entries of
 * a process whose heartbeat key expired are ignored and deleted on read. Such a process may only have been slow: it
 * writes its entries again when its heartbeat has expired, and when writing or deleting one has failed.
 *
 * While Redis is unavailable, each process lists only its own people.
 */
export function presenceInRedis(redis: Redis, own: string, log: Logger): PresenceStore {
  const local = presenceInProcess();
  const hashOf = (project: string) => `confab:presence:${project}`;
  const attempt = async <T>(work: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.debug({ err: error }, 'presence is not shared at the moment');
      return otherwise();
    }
  };
  /** Whether entries of this process may be missing in Redis. */
  let isIncomplete = false;
  const markIncomplete = () => {
    isIncomplete = true;
  };
  /** Connections that may still be listed in Redis, with their projects. */
  const left = new Map<string, { readonly project: string; readonly connectionId: string }>();
  const unshare = (project: string, connectionId: string) => {
    const key = `${project} ${connectionId}`;
    left.delete(key);
    return attempt(
      async () => void (await redis.hdel(hashOf(project), connectionId)),
      () => void left.set(key, { project, connectionId }),
    );
  };
  const share = (project: string, person: PresentPerson) =>
    attempt(async () => {
      const entry = JSON.stringify(z.encode(entrySchema, { process: own, person }));
      // Without a heartbeat, another process would treat the entry as one of a dead process.
      const answers = await addHeartbeat(redis.multi(), own)
        .hset(hashOf(project), person.connectionId, entry)
        .expire(hashOf(project), keepSeconds)
        .exec();
      const failed = answers?.find(([error]) => error !== null)?.[0];
      if (failed) throw failed;
    }, markIncomplete);

  async function restore() {
    isIncomplete = false;
    await Promise.all([
      ...[...left.values()].map(({ project, connectionId }) => unshare(project, connectionId)),
      ...local.entries().map(({ project, person }) => share(project, person)),
    ]);
  }

  async function beat() {
    const isAlive = await attempt(
      async () => {
        const answers = await addHeartbeat(redis.multi().exists(getHeartbeatKey(own)), own).exec();
        return answers?.[0]?.[1] === 1;
      },
      () => true,
    );
    if (!isAlive || isIncomplete || left.size > 0) await restore();
  }

  async function listShared(project: string): Promise<PresentPerson[]> {
    const entries = Object.entries(await redis.hgetall(hashOf(project))).map(([id, text]) => ({
      id,
      ...readEntry(text),
    }));
    const processes = [...new Set(entries.map(({ process }) => process))];
    if (processes.length === 0) return [];
    const beats = await redis.mget(processes.map(getHeartbeatKey));
    const alive = new Set([own, ...processes.filter((_process, index) => beats[index] !== null)]);
    const dead = entries.filter(({ process }) => !alive.has(process)).map(({ id }) => id);
    if (dead.length > 0) await redis.hdel(hashOf(project), ...dead);
    return entries.flatMap(({ process, person }) => (person && alive.has(process) ? [person] : []));
  }

  return {
    async put(project, person) {
      await local.put(project, person);
      left.delete(`${project} ${person.connectionId}`);
      await share(project, person);
    },
    async remove(project, connectionId) {
      await local.remove(project, connectionId);
      await unshare(project, connectionId);
    },
    list: (project) =>
      attempt<readonly PresentPerson[]>(
        () => listShared(project),
        () => local.list(project),
      ),
    beat,
    restore,
  };
}

/** Entries of another version may be unreadable; they are treated as those of a dead process. */
function readEntry(text: string): { process: string; person?: PresentPerson } {
  try {
    return z.decode(entrySchema, JSON.parse(text));
  } catch {
    return { process: '' };
  }
}

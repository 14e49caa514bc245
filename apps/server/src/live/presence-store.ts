import { presentPersonSchema, type PresentPerson } from '@confab/contracts';
import type { Redis } from 'ioredis';
import { z } from 'zod';

/** Who has which project open, on whichever process. */
export interface PresenceStore {
  put(project: string, person: PresentPerson): Promise<void>;
  remove(project: string, connectionId: string): Promise<void>;
  list(project: string): Promise<PresentPerson[]>;
  /** Says that these entries still hold; what nobody says so of goes after a while. */
  refresh(entries: readonly { readonly project: string; readonly person: PresentPerson }[]): Promise<void>;
}

/** For one process. */
export function presenceInProcess(): PresenceStore {
  const projects = new Map<string, Map<string, PresentPerson>>();
  return {
    async put(project, person) {
      const people = projects.get(project) ?? new Map<string, PresentPerson>();
      projects.set(project, people.set(person.connectionId, person));
    },
    async remove(project, connectionId) {
      const people = projects.get(project);
      people?.delete(connectionId);
      if (people?.size === 0) projects.delete(project);
    },
    list: async (project) => [...(projects.get(project)?.values() ?? [])],
    refresh: async () => undefined,
  };
}

const holdSeconds = 60;

/** In Redis: a key for each person and project, which runs out when its process dies. */
export function presenceInRedis(redis: Redis): PresenceStore {
  const setOf = (project: string) => `presence:${project}`;
  const keyOf = (project: string, connectionId: string) => `presence:${project}:${connectionId}`;
  const encode = (person: PresentPerson) => JSON.stringify(z.encode(presentPersonSchema, person));
  const put = async (project: string, person: PresentPerson) => {
    await redis
      .multi()
      .sadd(setOf(project), person.connectionId)
      .expire(setOf(project), holdSeconds * 2)
      .set(keyOf(project, person.connectionId), encode(person), 'EX', holdSeconds)
      .exec();
  };
  return {
    put,
    async remove(project, connectionId) {
      await redis.multi().srem(setOf(project), connectionId).del(keyOf(project, connectionId)).exec();
    },
    async list(project) {
      const ids = await redis.smembers(setOf(project));
      if (ids.length === 0) return [];
      const texts = await redis.mget(ids.map((id) => keyOf(project, id)));
      return texts.flatMap((text) => (text ? [z.decode(presentPersonSchema, JSON.parse(text) as never)] : []));
    },
    async refresh(entries) {
      for (const { project, person } of entries) await put(project, person);
    },
  };
}

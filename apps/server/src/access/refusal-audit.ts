import { createHash } from 'node:crypto';
import { getAddressKey } from '../http/limits/limiter.ts';
import type { Services } from '../services.ts';
import { addRepeats, type AuditEntry } from '../core/audit/audit.repository.ts';

/** Merges repeated refusals and readings, so that nobody can fill the audit trail with them. */
export interface RefusalAudit {
  /** Counts a refusal or a reading. The first of its kind is written at once, repeats with the next flush. */
  add(entry: AuditEntry): Promise<void>;
  /** Writes the repeats counted since the last flush. */
  flush(): Promise<void>;
}

const intervalMs = 3_600_000;
/** Kinds of refusals in an interval; further addresses count together. */
const maxKinds = 1_000;

interface Kind {
  readonly key: Buffer;
  readonly entry: AuditEntry;
  /** Refusals that are not written yet. */
  pending: number;
}

/**
 * One row counts all refusals of an hour with the same call, status, session, team and address. It has the time and
 * request of the first, the time of the last, and their number.
 */
export function createRefusalAudit({ db, now }: Pick<Services, 'db' | 'now'>): RefusalAudit {
  let interval = 0;
  let kinds = new Map<string, Kind>();

  return {
    async add(entry) {
      const current = Math.floor(now() / intervalMs);
      if (current !== interval) {
        const ended = kinds;
        [interval, kinds] = [current, new Map()];
        await writePending(ended);
      }
      const isNew = !kinds.has(describeKind(entry));
      const counted = isNew && kinds.size >= maxKinds ? withoutCaller(entry) : entry;
      const text = describeKind(counted);
      const known = kinds.get(text);
      if (known) {
        known.pending += 1;
        return;
      }
      const first: Kind = { key: hashKind(text), entry: counted, pending: 1 };
      kinds.set(text, first);
      await writeKind(first);
    },
    flush: () => writePending(kinds),
  };

  function hashKind(text: string) {
    return createHash('sha256').update(`${interval} ${text}`).digest();
  }

  async function writePending(all: ReadonlyMap<string, Kind>) {
    for (const kind of all.values()) if (kind.pending > 0) await writeKind(kind);
  }

  async function writeKind(kind: Kind) {
    const count = kind.pending;
    kind.pending = 0;
    try {
      await addRepeats(db, kind.entry, { key: kind.key, count });
    } catch (error) {
      kind.pending += count;
      throw error;
    }
  }
}

function withoutCaller(entry: AuditEntry): AuditEntry {
  return { ...entry, ip: '', accountId: null, actorEmail: null, sessionId: null, teamId: null };
}

function describeKind({ action, result, accountId, sessionId, teamId, ip }: AuditEntry) {
  return JSON.stringify([action, result, accountId, sessionId, teamId, ip === '' ? '' : getAddressKey(ip)]);
}

import { storeDerivatives, type DerivativeRow, type MadeDerivative } from './derivatives.repository.ts';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import type { Services } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';

/**
 * The rows of files that were just made. They are stored together, after the files have been sent. Another process, or
 * this one after a crash, makes the file again if it has no row.
 */
export interface DerivativeRows {
  find(key: string): DerivativeRow | undefined;
  add(made: MadeDerivative): void;
  /** Stores all rows that wait. A row that cannot be stored is dropped and logged. */
  store(): Promise<void>;
}

const usualStoreAfterMs = 1_000;
/** This many rows are stored without waiting for more. */
const batchSize = 100;

export function createDerivativeRows(
  { db, log }: Pick<Services, 'db' | 'log'>,
  storeAfterMs = usualStoreAfterMs,
): DerivativeRows {
  const waiting = new Map<string, MadeDerivative>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  return {
    find: (key) => waiting.get(key),
    add(made) {
      waiting.set(createKey(made.teamId, made.contentId, made.form), made);
      if (waiting.size === batchSize) void store();
      else timer ??= setTimeout(() => void store(), storeAfterMs).unref();
    },
    store,
  };

  function store() {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeBatch);
    return storing;
  }

  async function storeBatch() {
    const batch = [...waiting];
    // Rows of several teams.
    await storeDerivatives(
      acrossTeams(db),
      batch.map(([, made]) => made),
    ).catch((error: unknown) => log.warn({ err: error }, 'rows of files that were made could not be stored'));
    // A row that was replaced while the batch was stored waits for the next batch.
    for (const [key, made] of batch) if (waiting.get(key) === made) waiting.delete(key);
    if (waiting.size > 0) timer ??= setTimeout(() => void store(), storeAfterMs).unref();
  }
}

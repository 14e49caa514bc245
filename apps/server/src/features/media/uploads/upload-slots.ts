import { createConcurrencyLimit } from '../../../http/limits/concurrency-limit.ts';

/** How many uploads an account and this process receive at once; browsers send more and wait (§2.4). */
export const createUploadSlots = () =>
  createConcurrencyLimit({ running: 40, runningPerKey: 4, waiting: 200, waitingPerKey: 20 });

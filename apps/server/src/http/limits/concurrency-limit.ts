import { generalMessages, Refusal } from '@confab/contracts';
import { TooMany } from './limiter.ts';

/** Limits how many pieces of work run at once, per key and in all. The others wait in a bounded queue. */
export interface ConcurrencyLimit {
  /**
   * Waits for a place.
   *
   * @param signal leaves the queue when it aborts; a place that was assigned is kept
   * @returns a function that frees the place; calls after the first do nothing
   * @throws TooMany when too many wait for the key; a Refusal of the kind `unavailable` when too many wait in total, or
   *   when the signal aborts in the queue
   */
  enter(key: string, signal?: AbortSignal): Promise<() => void>;
}

export interface ConcurrencySettings {
  readonly running: number;
  readonly runningPerKey: number;
  readonly waiting: number;
  readonly waitingPerKey: number;
}

const retryAfterSeconds = 5;
const cancelled = () => new Refusal('unavailable', generalMessages.requestCancelled);

/** Creates a limit of this process. */
export function createConcurrencyLimit(settings: ConcurrencySettings): ConcurrencyLimit {
  const running = new Map<string, number>();
  const queue: { readonly key: string; readonly start: () => void }[] = [];
  let runningCount = 0;

  return {
    async enter(key, signal) {
      if (signal?.aborted) throw cancelled();
      if (canStart(key)) return start(key);
      if (queue.length >= settings.waiting) throw new Refusal('unavailable', generalMessages.serverBusy);
      if (queue.filter((waiting) => waiting.key === key).length >= settings.waitingPerKey)
        throw new TooMany(retryAfterSeconds, generalMessages.tooManyRunning);
      return new Promise((resolve, reject) => {
        const waiting = {
          key,
          start() {
            signal?.removeEventListener('abort', leaveQueue);
            resolve(start(key));
          },
        };
        function leaveQueue() {
          queue.splice(queue.indexOf(waiting), 1);
          reject(cancelled());
        }
        signal?.addEventListener('abort', leaveQueue, { once: true });
        queue.push(waiting);
      });
    },
  };

  function canStart(key: string) {
    return runningCount < settings.running && (running.get(key) ?? 0) < settings.runningPerKey;
  }

  function start(key: string) {
    runningCount += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      end(key);
    };
  }

  function end(key: string) {
    runningCount -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const index = queue.findIndex((waiting) => canStart(waiting.key));
    if (index >= 0) queue.splice(index, 1)[0]?.start();
  }
}

/** What decides when a run starts. */
export interface QueuedRun {
  /** The team or account whose tasks count together. */
  readonly owner: string;
  /** Whether the run may take much longer than others. */
  readonly isLong: boolean;
}

export interface QueueLimits {
  readonly threads: number;
  /** Runs of one owner at once. */
  readonly runningPerOwner: number;
  /** Long runs of all owners at once: below `threads`, so that short ones never wait for them. */
  readonly runningLong: number;
  readonly queued: number;
  readonly queuedPerOwner: number;
}

/** How many later runs may start before a long one; after that it counts as a short one. */
export const overtakersMax = 8;

/** The runs that wait, and the order in which they start. */
export interface RunQueue<Run extends QueuedRun> {
  /**
   * Adds a run. In a full queue it replaces the newest run of the owner with the most runs, if that owner has more.
   *
   * @returns whether it is queued, or why not; and the run that was removed
   */
  add(run: Run): { readonly outcome: 'waits' | 'ownerFull' | 'full'; readonly lost?: Run };
  /** Removes a run, if it waits. */
  remove(run: Run): void;
  removeAll(): Run[];
  /** Takes the next run that may start: short before long, then of the owner with the fewest running, who was served longest ago. */
  start(): Run | undefined;
  /** Reports that the work of a started run is over. */
  end(run: Run): void;
}

/** Creates an empty queue. */
export function createRunQueue<Run extends QueuedRun>(limits: QueueLimits): RunQueue<Run> {
  const waiting: { readonly run: Run; overtakers: number }[] = [];
  const running = new Set<Run>();
  /** When owners were last served, in numbers of starts; only of owners that have runs. */
  const servedAt = new Map<string, number>();
  let starts = 0;

  return {
    add(run) {
      const own = countWaiting(run.owner);
      if (own >= limits.queuedPerOwner) return { outcome: 'ownerFull' };
      if (waiting.length < limits.queued) {
        waiting.push({ run, overtakers: 0 });
        return { outcome: 'waits' };
      }
      const lost = findNewestOfLargest();
      if (!lost || countWaiting(lost.owner) <= own + 1) return { outcome: 'full' };
      remove(lost);
      waiting.push({ run, overtakers: 0 });
      return { outcome: 'waits', lost };
    },
    remove,
    removeAll: () => waiting.splice(0).map(({ run }) => run),
    start() {
      if (running.size >= limits.threads) return undefined;
      const [next] = waiting.filter(({ run }) => canStart(run)).sort(compare);
      if (!next) return undefined;
      for (const entry of waiting.slice(0, waiting.indexOf(next))) entry.overtakers += 1;
      remove(next.run);
      running.add(next.run);
      starts += 1;
      servedAt.set(next.run.owner, starts);
      return next.run;
    },
    end(run) {
      running.delete(run);
      if (countRunning(run.owner) + countWaiting(run.owner) === 0) servedAt.delete(run.owner);
    },
  };

  function remove(run: Run) {
    const index = waiting.findIndex((entry) => entry.run === run);
    if (index >= 0) waiting.splice(index, 1);
  }

  function canStart({ owner, isLong }: Run) {
    if (isLong && [...running].filter((run) => run.isLong).length >= limits.runningLong) return false;
    return countRunning(owner) < limits.runningPerOwner;
  }

  /** Runs that are equal in all three respects keep the order of their calls. */
  function compare(a: (typeof waiting)[number], b: (typeof waiting)[number]) {
    return (
      Number(isLate(a)) - Number(isLate(b)) ||
      countRunning(a.run.owner) - countRunning(b.run.owner) ||
      (servedAt.get(a.run.owner) ?? 0) - (servedAt.get(b.run.owner) ?? 0)
    );
  }

  function isLate({ run, overtakers }: (typeof waiting)[number]) {
    return run.isLong && overtakers < overtakersMax;
  }

  function findNewestOfLargest(): Run | undefined {
    const most = Math.max(0, ...waiting.map(({ run }) => countWaiting(run.owner)));
    return waiting.findLast(({ run }) => countWaiting(run.owner) === most)?.run;
  }

  function countRunning(owner: string) {
    return [...running].filter((run) => run.owner === owner).length;
  }

  function countWaiting(owner: string) {
    return waiting.filter(({ run }) => run.owner === owner).length;
  }
}

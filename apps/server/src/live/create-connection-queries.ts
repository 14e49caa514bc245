import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectionQuery, Backplane, BackplaneMessage } from './backplane.ts';

/**
 * How long each try waits for answers before the query is sent again. Together they are longer than the heartbeat of a
 * dead process lasts, so that only a process that hangs but is alive leaves a query without an answer.
 */
const triesMs = [250, 500, 1_000, 2_000, 4_000, 4_000] as const;
/** The same for queries whose answer is optional: a saved edit does not wait long for one. */
const optionalTriesMs = [250, 500, 1_000] as const;

/** Asks the process that holds a connection, and waits for its answer. */
export interface ConnectionQueries {
  /** Resolves with the answer of the holder; undefined if it is unknown whether a process holds the connection. */
  ask(ask: ConnectionQuery): Promise<boolean | undefined>;
  /** Answers a query of another process. */
  answer(message: Extract<BackplaneMessage, { kind: 'ask' }>): Promise<void>;
  /** Handles the answer of another process. Its `isYes` is undefined if that process does not hold the connection. */
  receiveAnswer(message: Extract<BackplaneMessage, { kind: 'reply' }>): void;
}

interface ConnectionQueryOptions {
  readonly backplane: Backplane;
  /** The id of this process. */
  readonly own: string;
  readonly newId: () => string;
  /** Answers for the connections of this process; undefined for others. */
  readonly answerHere: (ask: ConnectionQuery) => Promise<boolean | undefined>;
  /** Lists the living processes; undefined when they are not known. */
  readonly listProcesses: () => Promise<readonly string[] | undefined>;
  readonly triesMs?: readonly number[];
}

/** A pending query. */
interface Waiting {
  /** The processes that do not hold the connection. */
  readonly without: Set<string>;
  readonly answer: (isYes: boolean) => void;
  /** Called when another process answered that it does not hold the connection. */
  denied: () => void;
}

/**
 * Creates the queries about connections. A call may reach a process that does not hold its connection. Then all other
 * processes are queried, repeatedly with growing waits: the holder may be busy, or out of reach for a moment.
 *
 * The answer is false only when the holder refuses, or when every living process has answered that it does not hold the
 * connection. A query may reach its holder twice, so an answer must not change when it is repeated.
 */
export function createConnectionQueries({
  backplane,
  own,
  newId,
  answerHere,
  listProcesses,
  triesMs: injectedTriesMs,
}: ConnectionQueryOptions): ConnectionQueries {
  const waiting = new Map<string, Waiting>();

  async function askOthers(ask: ConnectionQuery): Promise<boolean | undefined> {
    const reply = newId();
    const without = new Set<string>();
    let answer: Waiting['answer'] = () => undefined;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    const query: Waiting = { without, answer, denied: () => undefined };
    const isOptional = ask.what === 'owns' || ask.what === 'heard';
    waiting.set(reply, query);
    try {
      for (const tryMs of injectedTriesMs ?? (isOptional ? optionalTriesMs : triesMs)) {
        const receivers = await backplane.sendAndCount({ kind: 'ask', reply, ...ask });
        const processes = receivers === undefined ? undefined : await listProcesses();
        if (receivers === undefined || processes === undefined) return undefined;
        // A process that receives messages may have no heartbeat, as after a restart of Redis, and vice versa.
        const haveAllDenied = () =>
          without.size >= receivers && processes.every((process) => process === own || without.has(process));
        const deniedByAll = new Promise<false>((resolve) => {
          query.denied = () => haveAllDenied() && resolve(false);
          query.denied();
        });
        const isYes = await waitForFirst([answered, deniedByAll], tryMs);
        if (isYes !== undefined) return isYes;
      }
      return undefined;
    } finally {
      waiting.delete(reply);
    }
  }

  return {
    async ask(ask) {
      const isYes = await answerHere(ask);
      return isYes !== undefined || !backplane.isShared ? (isYes ?? false) : askOthers(ask);
    },
    async answer({ kind: _kind, reply, ...ask }) {
      if (waiting.has(reply)) return;
      backplane.send({ kind: 'reply', reply, process: own, isYes: await answerHere(ask) });
    },
    receiveAnswer({ reply, process, isYes }) {
      const query = waiting.get(reply);
      if (isYes !== undefined) return query?.answer(isYes);
      query?.without.add(process);
      query?.denied();
    },
  };
}

/** Waits for the first of several answers; undefined when none arrived in time. */
async function waitForFirst(answers: readonly Promise<boolean>[], limitMs: number): Promise<boolean | undefined> {
  const ending = new AbortController();
  const limit = wait(limitMs, undefined, { signal: ending.signal }).catch(() => undefined);
  try {
    return await Promise.race([...answers, limit]);
  } finally {
    ending.abort();
  }
}

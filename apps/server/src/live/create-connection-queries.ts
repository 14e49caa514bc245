import type { ConnectionQuery, Backplane, BackplaneMessage } from './backplane.ts';

const patienceMs = 2_000;

/** Asks the process that holds a connection, and waits for its answer. */
export interface ConnectionQueries {
  ask(ask: ConnectionQuery): Promise<boolean>;
  /** Answers a query of another process if this process holds the connection. */
  answer(message: Extract<BackplaneMessage, { kind: 'ask' }>): Promise<void>;
  settle(reply: string, isYes: boolean): void;
}

/**
 * Creates the queries about connections. A call may reach a process that does not hold its connection. Then all other
 * processes are asked, and no answer within the time limit counts as false.
 */
export function createConnectionQueries(
  backplane: Backplane,
  newId: () => string,
  answerHere: (ask: ConnectionQuery) => Promise<boolean | undefined>,
): ConnectionQueries {
  const waiting = new Map<string, (isYes: boolean) => void>();
  return {
    async ask(ask) {
      const here = await answerHere(ask);
      if (here !== undefined) return here;
      if (!backplane.isShared) return false;
      const reply = newId();
      return new Promise((resolve) => {
        const finish = (isYes: boolean) => {
          clearTimeout(timer);
          waiting.delete(reply);
          resolve(isYes);
        };
        const timer = setTimeout(() => finish(false), patienceMs);
        waiting.set(reply, finish);
        backplane.send({ kind: 'ask', reply, ...ask });
      });
    },
    async answer({ kind: _kind, reply, ...ask }) {
      if (waiting.has(reply)) return;
      const isYes = await answerHere(ask);
      if (isYes !== undefined) backplane.send({ kind: 'reply', reply, isYes });
    },
    settle: (reply, isYes) => waiting.get(reply)?.(isYes),
  };
}

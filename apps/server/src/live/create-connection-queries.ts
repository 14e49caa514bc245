import type { ConnectionQuery, Backplane, BackplaneMessage } from './backplane.ts';

/** The time limit for the answers of other processes; only a process that hangs or dies makes a caller wait for it. */
const answerLimitMs = 10_000;

/** Asks the process that holds a connection, and waits for its answer. */
export interface ConnectionQueries {
  ask(ask: ConnectionQuery): Promise<boolean>;
  /** Answers a query of another process if this process holds the connection. */
  answer(message: Extract<BackplaneMessage, { kind: 'ask' }>): Promise<void>;
  /** Counts the answer of another process. `isYes` is undefined when it does not hold the connection. */
  receiveAnswer(reply: string, isYes: boolean | undefined): void;
}

/**
 * Creates the queries about connections. A call may reach a process that does not hold its connection. Then all other
 * processes are asked. The answer is false when none of them holds it, or at the time limit.
 */
export function createConnectionQueries(
  backplane: Backplane,
  newId: () => string,
  answerHere: (ask: ConnectionQuery) => Promise<boolean | undefined>,
): ConnectionQueries {
  const waiting = new Map<string, (isYes: boolean | undefined) => void>();
  return {
    async ask(ask) {
      const here = await answerHere(ask);
      if (here !== undefined) return here;
      if (!backplane.isShared) return false;
      const reply = newId();
      return new Promise((resolve) => {
        let others = Infinity;
        let withoutConnection = 0;
        const finish = (isYes: boolean) => {
          clearTimeout(timer);
          waiting.delete(reply);
          resolve(isYes);
        };
        const finishIfNoneHoldsIt = () => {
          if (withoutConnection >= others) finish(false);
        };
        const timer = setTimeout(() => finish(false), answerLimitMs);
        waiting.set(reply, (isYes) => {
          if (isYes !== undefined) return finish(isYes);
          withoutConnection += 1;
          finishIfNoneHoldsIt();
        });
        // An answer may arrive before the count.
        void backplane.sendAndCount({ kind: 'ask', reply, ...ask }).then((count) => {
          others = count;
          finishIfNoneHoldsIt();
        });
      });
    },
    async answer({ kind: _kind, reply, ...ask }) {
      if (waiting.has(reply)) return;
      backplane.send({ kind: 'reply', reply, isYes: await answerHere(ask) });
    },
    receiveAnswer: (reply, isYes) => waiting.get(reply)?.(isYes),
  };
}

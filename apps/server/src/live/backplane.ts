import type { AccountId } from '@confab/model';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { openListeningRedis } from '../open-redis.ts';

/** A query that only the process with the connection can answer. */
export interface ConnectionQuery {
  readonly what: 'join' | 'leave' | 'owns' | 'open' | 'close' | 'heard';
  readonly connectionId: string;
  readonly sessionId: string;
  readonly team: string;
  readonly project: string;
}

/** Messages between server processes. `group` names of hub messages are team ids. */
export type BackplaneMessage =
  | { readonly kind: 'push'; readonly groups: readonly string[]; readonly record: string }
  | ({ readonly kind: 'ask'; readonly reply: string } & ConnectionQuery)
  /** `isYes` is missing when the process does not hold the connection. */
  | { readonly kind: 'reply'; readonly reply: string; readonly process: string; readonly isYes?: boolean | undefined }
  | { readonly kind: 'presenceChanged'; readonly team: string; readonly project: string }
  | { readonly kind: 'endSessions'; readonly sessionIds: readonly string[] }
  | { readonly kind: 'recheck'; readonly accountId: AccountId };

/** Carries messages to every server process, the sending one included, in the order they were sent. */
export interface Backplane {
  send(message: BackplaneMessage): void;
  /** Sends a message and returns how many other processes receive it; undefined when they cannot be reached. */
  sendAndCount(message: BackplaneMessage): Promise<number | undefined>;
  /** True when other processes may be listening. */
  readonly isShared: boolean;
  /** Resolves when messages of other processes are received; it waits for Redis as long as that takes. */
  readonly subscribed: Promise<void>;
  close(): Promise<void>;
}

/** For a single process: messages are received immediately. */
export function createProcessBackplane(handleMessage: (message: BackplaneMessage) => void): Backplane {
  const sendAndCount = async (message: BackplaneMessage) => {
    handleMessage(message);
    return 0;
  };
  return {
    isShared: false,
    subscribed: Promise.resolve(),
    send: handleMessage,
    sendAndCount,
    close: async () => undefined,
  };
}

/**
 * Over Redis. The sender receives its own messages directly, so an outage of Redis affects only other processes:
 * their clients miss events and request them later.
 *
 * Channels are common to all databases of a Redis server, so the channel is named after the database.
 *
 * @param speaker a connection to publish with; subscribing opens another one.
 */
export function createRedisBackplane(
  speaker: Redis,
  log: Logger,
  handleMessage: (message: BackplaneMessage) => void,
  own: string,
): Backplane {
  const listener = openListeningRedis(speaker);
  const channel = `confab:hub:${speaker.options.db ?? 0}`;
  let isWell = true;
  const fail = (error: unknown) => {
    if (isWell) log.warn({ err: error }, 'the server processes cannot exchange messages');
    isWell = false;
  };
  const recover = () => {
    if (!isWell) log.info('the server processes exchange messages again');
    isWell = true;
  };
  listener.on('error', fail);
  listener.on('ready', recover);
  const subscribed = listener.subscribe(channel).then(() => undefined, fail);
  listener.on('message', (_channel, text) => {
    const received = read(text);
    if (received && received.from !== own) handleMessage(received.message);
  });
  const sendAndCount = async (message: BackplaneMessage) => {
    handleMessage(message);
    try {
      const receivers = await speaker.publish(channel, JSON.stringify({ from: own, message }));
      // This process listens too, unless its own subscription is interrupted.
      return Math.max(0, receivers - (listener.status === 'ready' ? 1 : 0));
    } catch (error) {
      fail(error);
      return undefined;
    }
  };
  return {
    isShared: true,
    subscribed,
    send: (message) => void sendAndCount(message),
    sendAndCount,
    async close() {
      listener.disconnect();
    },
  };
}

/** Reads a message of the channel; anything that is not from a process of ours is ignored. */
function read(text: string): { from: string; message: BackplaneMessage } | undefined {
  try {
    return JSON.parse(text) as { from: string; message: BackplaneMessage };
  } catch {
    return undefined;
  }
}

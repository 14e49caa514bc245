import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Something only the process that holds a connection can do. */
export interface Ask {
  readonly what: 'join' | 'leave' | 'owns' | 'open' | 'close' | 'heard';
  readonly connectionId: string;
  readonly sessionId: string;
  readonly team: string;
  readonly project: string;
}

/** What server processes tell one another. `group` names of hub messages are team ids. */
export type BackplaneMessage =
  | { readonly kind: 'push'; readonly group: string; readonly record: string }
  | ({ readonly kind: 'ask'; readonly reply: string } & Ask)
  | { readonly kind: 'reply'; readonly reply: string }
  | { readonly kind: 'presenceChanged'; readonly team: string; readonly project: string }
  | { readonly kind: 'endSessions'; readonly sessionIds: readonly string[] }
  | { readonly kind: 'recheck'; readonly accountId: string };

/** Carries messages to every server process, the sending one included, in the order they were sent. */
export interface Backplane {
  send(message: BackplaneMessage): void;
  /** True when other processes may be listening. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** For one process: what is sent is heard at once. */
export function inProcess(hear: (message: BackplaneMessage) => void): Backplane {
  return { isShared: false, send: hear, close: async () => undefined };
}

const channel = 'confab:hub';

/** Over Redis. What the sender itself has to hear it hears at once, so a lost Redis costs only the others. */
export function overRedis(redis: Redis, log: Logger, hear: (message: BackplaneMessage) => void, own: string): Backplane {
  const listener = redis.duplicate();
  listener.on('error', (error) => log.warn({ err: error }, 'the hub does not hear the other processes'));
  void listener.subscribe(channel).catch((error: unknown) => log.warn({ err: error }, 'the hub could not subscribe'));
  listener.on('message', (_channel, text) => {
    // Only our own processes write to this channel.
    const { from, message } = JSON.parse(text) as { from: string; message: BackplaneMessage };
    if (from !== own) hear(message);
  });
  return {
    isShared: true,
    send(message) {
      hear(message);
      redis.publish(channel, JSON.stringify({ from: own, message })).catch((error: unknown) => log.warn({ err: error }, 'the other processes were not told'));
    },
    async close() {
      listener.disconnect();
    },
  };
}

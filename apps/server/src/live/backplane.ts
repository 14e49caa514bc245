import type { AccountId } from '@confab/model';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Something only the process that holds a connection can do. */
export interface ConnectionQuery {
  readonly what: 'join' | 'leave' | 'owns' | 'open' | 'close' | 'heard';
  readonly connectionId: string;
  readonly sessionId: string;
  readonly team: string;
  readonly project: string;
}

/** What server processes tell one another. `group` names of hub messages are team ids. */
export type BackplaneMessage =
  | { readonly kind: 'push'; readonly groups: readonly string[]; readonly record: string }
  | ({ readonly kind: 'ask'; readonly reply: string } & ConnectionQuery)
  | { readonly kind: 'reply'; readonly reply: string; readonly isYes: boolean }
  | { readonly kind: 'presenceChanged'; readonly team: string; readonly project: string }
  | { readonly kind: 'endSessions'; readonly sessionIds: readonly string[] }
  | { readonly kind: 'recheck'; readonly accountId: AccountId };

/** Carries messages to every server process, the sending one included, in the order they were sent. */
export interface Backplane {
  send(message: BackplaneMessage): void;
  /** True when other processes may be listening. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** For one process: what is sent is heard at once. */
export function createProcessBackplane(hear: (message: BackplaneMessage) => void): Backplane {
  return { isShared: false, send: hear, close: async () => undefined };
}

const channel = 'confab:hub';

/**
 * Over Redis. What the sender itself has to hear it hears at once, so a lost Redis costs only the others:
 * their clients miss hints and ask for what they missed.
 *
 * @param speaker a connection to publish with; listening takes one of its own.
 */
export function createRedisBackplane(
  speaker: Redis,
  log: Logger,
  hear: (message: BackplaneMessage) => void,
  own: string,
): Backplane {
  // Listening goes on whenever Redis is there again, however long that takes.
  const listener = speaker.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true });
  let isWell = true;
  const fail = (error: unknown) => {
    if (isWell) log.warn({ err: error }, 'the server processes do not hear one another');
    isWell = false;
  };
  const recover = () => {
    if (!isWell) log.info('the server processes hear one another again');
    isWell = true;
  };
  listener.on('error', fail);
  listener.on('ready', recover);
  listener.subscribe(channel).catch(fail);
  listener.on('message', (_channel, text) => {
    const heard = read(text);
    if (heard && heard.from !== own) hear(heard.message);
  });
  return {
    isShared: true,
    send(message) {
      hear(message);
      speaker.publish(channel, JSON.stringify({ from: own, message })).catch(fail);
    },
    async close() {
      listener.disconnect();
    },
  };
}

/** Only our own processes write to the channel; anything else there is passed over. */
function read(text: string): { from: string; message: BackplaneMessage } | undefined {
  try {
    return JSON.parse(text) as { from: string; message: BackplaneMessage };
  } catch {
    return undefined;
  }
}

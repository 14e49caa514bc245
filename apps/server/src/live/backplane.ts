import { accountIdSchema } from '@confab/model';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { openListeningRedis } from '../open-redis.ts';

const querySchema = z.object({
  what: z.enum(['join', 'leave', 'owns', 'open', 'close', 'heard']),
  connectionId: z.string(),
  sessionId: z.string(),
  team: z.string(),
  project: z.string(),
});

/** A query that only the process with the connection can answer. */
export type ConnectionQuery = Readonly<z.output<typeof querySchema>>;

const messageSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('push'), groups: z.array(z.string()).readonly(), record: z.string() }),
    querySchema.extend({ kind: z.literal('ask'), reply: z.string() }),
    z.object({
      kind: z.literal('reply'),
      reply: z.string(),
      process: z.string(),
      /** Missing when the process does not hold the connection. */
      isYes: z.boolean().optional(),
    }),
    z.object({ kind: z.literal('presenceChanged'), team: z.string(), project: z.string() }),
    z.object({ kind: z.literal('endSessions'), sessionIds: z.array(z.string()).readonly() }),
    z.object({ kind: z.literal('recheck'), accountId: accountIdSchema }),
    /** Messages may not have arrived: clients reload their data. */
    z.object({ kind: z.literal('eventsMissed') }),
  ])
  .readonly();

/** Messages between server processes. `group` names of hub messages are team ids. */
export type BackplaneMessage = z.output<typeof messageSchema>;

const receivedSchema = z.object({ from: z.string(), message: messageSchema });

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

/** The wait before other processes are notified of a lost message, and between attempts to do so. */
const announcementMs = 1_000;

/**
 * Over Redis. The sender receives its own messages directly, so an outage of Redis affects only other processes: their
 * clients miss events. Once Redis is back, each process receives `eventsMissed`, because of events that it could not
 * receive or others could not send.
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
  listener.on('ready', () => {
    recover();
    // Clients reload after the subscription is confirmed: before that, this process could still miss events.
    listener.subscribe(channel).then(() => handleMessage({ kind: 'eventsMissed' }), fail);
  });
  const subscribed = listener.subscribe(channel).then(() => undefined, fail);
  listener.on('message', (_channel, text) => {
    const received = read(text);
    if (received && received.from !== own) handleMessage(received.message);
  });
  const publish = (message: BackplaneMessage) => speaker.publish(channel, JSON.stringify({ from: own, message }));
  let announcement: NodeJS.Timeout | undefined;
  let isClosed = false;
  const announceLoss = () => {
    if (isClosed) return;
    announcement ??= setTimeout(() => {
      announcement = undefined;
      publish({ kind: 'eventsMissed' }).then(recover, announceLoss);
    }, announcementMs).unref();
  };
  const sendAndCount = async (message: BackplaneMessage) => {
    handleMessage(message);
    try {
      const receivers = await publish(message);
      // This process is subscribed too, unless its own subscription is interrupted.
      return Math.max(0, receivers - (listener.status === 'ready' ? 1 : 0));
    } catch (error) {
      fail(error);
      if (message.kind !== 'ask' && message.kind !== 'reply') announceLoss();
      return undefined;
    }
  };
  return {
    isShared: true,
    subscribed,
    send: (message) => void sendAndCount(message),
    sendAndCount,
    async close() {
      isClosed = true;
      clearTimeout(announcement);
      listener.disconnect();
    },
  };
}

/** Reads a message of the channel; anything that does not come from a server process is ignored. */
function read(text: string): z.output<typeof receivedSchema> | undefined {
  try {
    return receivedSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

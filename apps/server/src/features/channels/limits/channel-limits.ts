import { createLimiter, getAddressKey, TooMany } from '../../../http/limits/limiter.ts';
import type { Services } from '../../../services.ts';
import type { Channel, ChannelEndpoint } from '../channel-turn.ts';

/** Who sends a request, as far as the channel knows. */
export interface RequestSource {
  /** The name of the conversation. */
  readonly session: string | undefined;
  /** The IP address of the sender; undefined where a platform calls for all its users from the same few addresses. */
  readonly address?: string;
  /** The person, as a platform names them. */
  readonly person?: string | undefined;
  /** The application on the platform, such as a skill: skills that share an assistant have separate limits. */
  readonly application?: string;
}

/** Limits of requests to assistants. All functions return the seconds to wait, or undefined within the limits. */
export interface ChannelLimits {
  takeRequest(endpoint: ChannelEndpoint, source: RequestSource): Promise<number | undefined>;
  /** Counts a new conversation by its address, since each one adds rows to the database. */
  takeStart(address: string): Promise<number | undefined>;
  /** Counts a request that was refused, by its address. */
  takeRefusal(address: string): Promise<number | undefined>;
  /** Checks whether an address was refused too often, without counting. */
  checkRefusals(address: string): Promise<number | undefined>;
}

const minute = 60;
const hour = 3_600;
/** Requests per minute (CHAT-3). */
const perSession = 30;
const perPerson = 60;
const perAssistant = 600;
/**
 * All agents of Dialogflow call from the same few addresses, so an address counts separately for each assistant, and
 * may use half of its requests.
 */
const perAddress: Readonly<Record<Channel, number>> = { chat: 60, alexa: 60, dialogflow: perAssistant / 2 };
const refusals = 60;
const startsPerHour = 300;

/**
 * Limits requests per conversation, per sender and per assistant (CHAT-3).
 *
 * The narrowest limit counts first, so that a sender over it does not use up the limits that others share. The channels
 * and stages of an assistant have separate limits, so that a flood on one does not silence the others.
 */
export function createChannelLimits(services: Pick<Services, 'config' | 'redis'>): ChannelLimits {
  const limiter = (name: string, points: number, seconds = minute) =>
    createLimiter(services, `channel:${name}`, { points, seconds });
  const session = limiter('session', perSession);
  const person = limiter('person', perPerson);
  const assistant = limiter('assistant', perAssistant);
  const address = {
    chat: limiter('address:chat', perAddress.chat),
    alexa: limiter('address:alexa', perAddress.alexa),
    dialogflow: limiter('address:dialogflow', perAddress.dialogflow),
  };
  const starts = limiter('start', startsPerHour, hour);
  const refused = limiter('refused', refusals);
  return {
    takeRequest: (endpoint, source) =>
      getWait(async () => {
        const pool = getPool(endpoint, source);
        if (source.session !== undefined) await session.take(`${pool} ${source.session}`);
        if (source.person !== undefined) await person.take(`${pool} ${source.person}`);
        if (source.address !== undefined) {
          const key = getAddressKey(source.address);
          await address[endpoint.channel].take(endpoint.channel === 'dialogflow' ? `${pool} ${key}` : key);
        }
        await assistant.take(pool);
      }),
    takeStart: (ip) => getWait(() => starts.take(getAddressKey(ip))),
    takeRefusal: (ip) => getWait(() => refused.take(getAddressKey(ip))),
    checkRefusals: (ip) => getWait(() => refused.check(getAddressKey(ip))),
  };
}

/** Names the requests that share the limits of an assistant. */
export function getPool(
  { projectId, stage, channel }: ChannelEndpoint,
  { application = '' }: Pick<RequestSource, 'application'> = {},
): string {
  return `${channel} ${projectId} ${stage} ${application}`;
}

async function getWait(take: () => Promise<void>): Promise<number | undefined> {
  try {
    await take();
    return undefined;
  } catch (error) {
    if (error instanceof TooMany) return error.retryAfterSeconds;
    throw error;
  }
}

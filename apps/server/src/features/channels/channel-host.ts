import { getAddressKey } from '../../http/limits/limiter.ts';
import type { Services } from '../../services.ts';
import type { ChannelEndpoint, ChannelResult, ChannelTurn } from './channel-turn.ts';
import { createChannelLimits, getPool, type ChannelLimits, type RequestSource } from './limits/channel-limits.ts';
import { createTurnSlots } from './limits/turn-slots.ts';
import { takeTurn } from './take-turn.ts';

/** Settings of one turn: its sender, beside the session that the turn names. */
interface TurnOptions extends Omit<RequestSource, 'session'> {
  /** How long the turn may wait for outside calls, in milliseconds. */
  readonly budgetMs: number;
}

/**
 * Runs the turns of all channels. A flood of requests or one slow visitor affects neither other assistants, nor other
 * channels, nor other visitors of the same assistant (CHAT-3).
 */
export interface ChannelHost extends Pick<ChannelLimits, 'takeRefusal' | 'checkRefusals'> {
  answerTurn(endpoint: ChannelEndpoint, turn: ChannelTurn, options: TurnOptions): Promise<ChannelResult>;
  /** Counts a request that runs no turn. @returns seconds to wait when a limit is reached. */
  countRequest(endpoint: ChannelEndpoint, session: string, address: string): Promise<number | undefined>;
}

export function createChannelHost(services: Services): ChannelHost {
  const limits = createChannelLimits(services);
  const takeSlot = createTurnSlots(services.config.rateLimitFactor);
  return {
    takeRefusal: limits.takeRefusal,
    checkRefusals: limits.checkRefusals,
    countRequest: (endpoint, session, address) => limits.takeRequest(endpoint, { session, address }),
    async answerTurn(endpoint, turn, { budgetMs, ...sender }) {
      const source: RequestSource = { session: turn.session, ...sender };
      const wait = (await limits.takeRequest(endpoint, source)) ?? (await countStart(turn, sender.address));
      if (wait !== undefined) return { type: 'busy', afterSeconds: wait };
      const releaseSlot = takeSlot(getPool(endpoint, source), getSlotSender(endpoint, source));
      if (!releaseSlot) return { type: 'busy', afterSeconds: 1 };
      return takeTurn(services, endpoint, turn, { budgetMs }).finally(releaseSlot);
    },
  };

  async function countStart({ expects }: ChannelTurn, address: string | undefined) {
    return expects === 'new' && address !== undefined ? limits.takeStart(address) : undefined;
  }
}

/**
 * Names the sender whose turns share slots. Only a chat uses the address, as many people share the addresses of a
 * platform.
 */
function getSlotSender(endpoint: ChannelEndpoint, source: RequestSource): string | undefined {
  const { session, person, address } = source;
  const sender = endpoint.channel === 'chat' && address !== undefined ? getAddressKey(address) : (person ?? session);
  return sender === undefined ? undefined : `${getPool(endpoint, source)} ${sender}`;
}

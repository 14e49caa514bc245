import type { Services } from '../../services.ts';
import { createChannelLimits } from './channel-limits.ts';
import type { ChannelEndpoint, ChannelResult, ChannelTurn } from './channel-turn.ts';
import { takeTurn } from './take-turn.ts';
import { createTurnSlots } from './turn-slots.ts';

/** Settings of one turn. */
interface TurnOptions {
  /** The IP address of the visitor; undefined when a platform server calls for all its users. */
  readonly address?: string;
  /** How long the turn may wait for outside calls, in milliseconds. */
  readonly budgetMs: number;
}

/**
 * Runs the turns of all channels. A flood of requests or one slow assistant does not affect other assistants (CHAT-3).
 */
export interface ChannelHost {
  answerTurn(endpoint: ChannelEndpoint, turn: ChannelTurn, options: TurnOptions): Promise<ChannelResult>;
  /** Counts a request that runs no turn. @returns seconds to wait when a limit is reached. */
  countRequest(endpoint: ChannelEndpoint, session: string | undefined, address?: string): Promise<number | undefined>;
}

export function createChannelHost(services: Services): ChannelHost {
  const takeLimit = createChannelLimits(services);
  const takeSlot = createTurnSlots();
  const count: ChannelHost['countRequest'] = (endpoint, session, address) =>
    takeLimit({
      ...(session !== undefined && { visitor: `${endpoint.projectId} ${session}` }),
      ...(address !== undefined && { address }),
      assistant: endpoint.projectId,
    });
  return {
    countRequest: count,
    async answerTurn(endpoint, turn, { address, budgetMs }) {
      const waitSeconds = await count(endpoint, turn.session, address);
      if (waitSeconds !== undefined) return { type: 'busy', afterSeconds: waitSeconds };
      const releaseSlot = takeSlot(endpoint.projectId);
      if (!releaseSlot) return { type: 'busy', afterSeconds: 1 };
      return takeTurn(services, endpoint, turn, budgetMs).finally(releaseSlot);
    },
  };
}

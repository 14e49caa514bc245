import type { Services } from '../../services.ts';
import { createChannelLimits } from './channel-limits.ts';
import type { ChannelPlace, ChannelResult, ChannelTurn } from './channel-turn.ts';
import { takeTurn } from './take-turn.ts';
import { createTurnSlots } from './turn-slots.ts';

/** What a channel may ask of the host besides its turn. */
interface TurnOptions {
  /** The address that a visitor of their own comes from; a platform's servers have one for all. */
  readonly address?: string;
  /** How long the turn may wait for what is outside. */
  readonly budgetMs: number;
}

/** Where every channel brings its turns: one flood, and one slow assistant, leave the others untouched (CHAT-3). */
export interface ChannelHost {
  take(place: ChannelPlace, turn: ChannelTurn, options: TurnOptions): Promise<ChannelResult>;
  /** Counts what is asked of an assistant without a turn. @returns how long to wait, if it is too much. */
  count(place: ChannelPlace, session: string | undefined, address?: string): Promise<number | undefined>;
}

export function createChannelHost(services: Services): ChannelHost {
  const takeLimit = createChannelLimits(services);
  const takeSlot = createTurnSlots();
  const count: ChannelHost['count'] = (place, session, address) =>
    takeLimit({
      ...(session !== undefined && { visitor: `${place.projectId} ${session}` }),
      ...(address !== undefined && { address }),
      assistant: place.projectId,
    });
  return {
    count,
    async take(place, turn, { address, budgetMs }) {
      const wait = await count(place, turn.session, address);
      if (wait !== undefined) return { type: 'busy', afterSeconds: wait };
      const giveBack = takeSlot(place.projectId);
      if (!giveBack) return { type: 'busy', afterSeconds: 1 };
      return takeTurn(services, place, turn, budgetMs).finally(giveBack);
    },
  };
}

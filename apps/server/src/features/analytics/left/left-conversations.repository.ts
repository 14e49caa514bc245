import { limits } from '@confab/model';
import { sql } from 'kysely';

// A conversation was left at the node where it waits since its last turn, once no turn can follow any more: it has
// rested for the longest pause, or its session has begun again. A conversation that the assistant or the visitor ended
// was not left.

/** The longest time between two turns of a conversation: one that rests for longer is over. */
export const longestPause = sql`make_interval(hours => ${sql.lit(limits.conversationIdleHours)})`;

/** Whether the conversation waits after a turn, so that it is left there unless another turn follows. */
export const isWaiting = sql`not is_ended`;

/** Whether a waiting conversation may still continue after a turn that no turn has followed yet. */
export const mayGoOn = sql`at >= now() - ${longestPause}`;

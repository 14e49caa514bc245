import { getAddressKey, createLimiter, TooMany, type Limiter } from '../../http/limiter.ts';
import type { Services } from '../../services.ts';

/** Requests per minute of each visitor, each address and each assistant (CHAT-3). */
const limits = { visitor: 30, address: 60, assistant: 600 } as const;
type Kind = keyof typeof limits;

/** Returns the seconds to wait, or undefined when the request is within the limits. */
export type TakeTurnLimit = (keys: Readonly<Partial<Record<Kind, string>>>) => Promise<number | undefined>;

/** Limits requests per visitor, address and assistant, so that a flood does not affect other assistants. */
export function createChannelLimits(services: Pick<Services, 'config' | 'redis'>): TakeTurnLimit {
  const limiter = (kind: Kind): Limiter =>
    createLimiter(services, `channel:${kind}`, { points: limits[kind], seconds: 60 });
  const limiters: Readonly<Record<Kind, Limiter>> = {
    visitor: limiter('visitor'),
    address: limiter('address'),
    assistant: limiter('assistant'),
  };
  return async ({ visitor, address, assistant }) => {
    try {
      if (visitor !== undefined) await limiters.visitor.take(visitor);
      if (address !== undefined) await limiters.address.take(getAddressKey(address));
      if (assistant !== undefined) await limiters.assistant.take(assistant);
      return undefined;
    } catch (error) {
      if (error instanceof TooMany) return error.retryAfterSeconds;
      throw error;
    }
  };
}

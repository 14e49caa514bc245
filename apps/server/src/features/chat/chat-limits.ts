import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Services } from '../../services.ts';

/** Turns a minute: for each visitor, each address, each assistant. */
const limits = { visitor: 30, address: 60, assistant: 600 } as const;
type Kind = keyof typeof limits;

/** Seconds to wait, or undefined when the turn may be taken. */
export type TakeChatTurn = (keys: Readonly<Partial<Record<Kind, string>>>) => Promise<number | undefined>;

/** Bounds how fast anybody may talk to an assistant, so that one flood leaves the others untouched. */
export function createChatLimits({ redis, config }: Pick<Services, 'redis' | 'config'>): TakeChatTurn {
  const limiters = new Map<Kind, RateLimiterAbstract>();
  for (const [kind, limit] of Object.entries(limits) as [Kind, number][]) {
    const settings = {
      keyPrefix: `chat:${kind}`,
      points: Math.max(1, Math.round(limit * config.rateLimitFactor)),
      duration: 60,
    };
    const inProcess = new RateLimiterMemory(settings);
    limiters.set(
      kind,
      redis ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: inProcess }) : inProcess,
    );
  }
  return async (keys) => {
    for (const [kind, key] of Object.entries(keys)) {
      const seconds = await consume(limiters.get(kind as Kind), key);
      if (seconds !== undefined) return seconds;
    }
    return undefined;
  };
}

async function consume(limiter: RateLimiterAbstract | undefined, key: string): Promise<number | undefined> {
  try {
    await limiter?.consume(key);
    return undefined;
  } catch (answer) {
    if (answer instanceof Error) throw answer;
    // The library rejects with its result when the points are used up.
    return Math.ceil((answer as { msBeforeNext: number }).msBeforeNext / 1_000);
  }
}

import type { HubMethod } from '@confab/contracts';
import type { HubResult, LiveClient } from '../../live/live-client.ts';

/** A hub method, for one notification or for all. */
export type HubCommand = readonly [method: HubMethod, id?: string];

/** The hub allows 60 messages at once and 20 a second per connection (HUB-7); the rest is left to other messages. */
const burstSize = 30;
const paceMs = 60;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends commands one after another within the rate limit of the hub. @returns the first failure */
export async function sendHubCommands(
  live: Pick<LiveClient, 'invoke'>,
  orders: readonly HubCommand[],
  wait: (ms: number) => Promise<void> = pause,
): Promise<HubResult | undefined> {
  for (const [at, [method, ...args]] of orders.entries()) {
    if (at >= burstSize) await wait(paceMs);
    const answer = await live.invoke(method, ...args);
    if (!answer.Success) return answer;
  }
  return undefined;
}

import type { HubMethod } from '@confab/contracts';
import type { HubResult, LiveClient } from '../../live/live-client.ts';

/** Something to ask of the hub, about one notification or about all. */
export type HubCommand = readonly [method: HubMethod, id?: string];

/** The hub lets a connection send 60 messages at once and 20 a second (HUB-7); others of the page are sent meanwhile. */
const burstSize = 30;
const paceMs = 60;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks the hub for one thing after another, no faster than it listens. @returns the first answer that is a failure. */
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

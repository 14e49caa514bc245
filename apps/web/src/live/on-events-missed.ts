import type { LiveClient } from './live-client.ts';

/**
 * Calls a function each time events can have been missed: after a lost connection, and when the server reports that it
 * lost some. The first connection of a page is not such a time.
 *
 * @returns unsubscribes
 */
export function onEventsMissed(live: Pick<LiveClient, 'state' | 'onStateChange'>, handler: () => void): () => void {
  let before = live.state;
  return live.onStateChange((state) => {
    const isFirst = before === 'Connecting';
    before = state;
    if (state === 'Connected' && !isFirst) handler();
  });
}

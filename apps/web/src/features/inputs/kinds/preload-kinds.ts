import { PropertiesForm } from '../lazy-properties-form.tsx';
import * as rareKinds from './rare-kinds.ts';

const allKinds = [PropertiesForm, ...Object.values(rareKinds)];

/** Fetches the kinds of inputs that are fetched on demand, so that a form is whole at once. */
export async function preloadKinds(): Promise<void> {
  // One that cannot be fetched now says so where it is shown.
  await Promise.allSettled(allKinds.map((kind) => kind.preload()));
}

/** How long a page is left to itself before what it may need later is fetched, in milliseconds. */
const restAfterOpening = 2_000;

/**
 * Fetches the form's code at once, and the rarer kinds one by one whenever the browser has nothing better to do, so that
 * few forms ever wait for one and nobody who types meanwhile feels it.
 *
 * @returns how to stop
 */
export function preloadAtLeisure(): () => void {
  // One that cannot be fetched now says so where it is shown.
  void PropertiesForm.preload().catch(() => undefined);
  const left = Object.values(rareKinds);
  let call: number | undefined;
  const next = () =>
    void left
      .shift()
      ?.preload()
      .catch(() => undefined)
      .then(rest);
  function rest() {
    if (left.length > 0) call = requestIdleCallback(next);
  }
  // A browser that waits for the network is idle too, but then the page itself is still to come.
  // Safari has no idle calls; there a kind is fetched when it is shown.
  const wait = 'requestIdleCallback' in window ? setTimeout(rest, restAfterOpening) : undefined;
  return () => {
    left.length = 0;
    clearTimeout(wait);
    if (call !== undefined) cancelIdleCallback(call);
  };
}

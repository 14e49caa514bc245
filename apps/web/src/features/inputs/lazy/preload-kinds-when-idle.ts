import { PropertiesForm } from './lazy-properties-form.tsx';
import * as rareKinds from './rare-kinds.ts';

/** Delay before rare kinds are preloaded after a page opened. */
const idleDelayMs = 2_000;

/**
 * Loads the properties form at once and the rare input kinds one by one while the browser is idle, so that forms rarely
 * wait and typing stays fast.
 *
 * @returns a function that stops preloading.
 */
export function preloadKindsWhenIdle(): () => void {
  // A kind that cannot be loaded shows the failure in its place.
  void PropertiesForm.preload().catch(() => undefined);
  const remaining = Object.values(rareKinds);
  let call: number | undefined;
  const next = () =>
    void remaining
      .shift()
      ?.preload()
      .catch(() => undefined)
      .then(loadNext);
  function loadNext() {
    if (remaining.length > 0) call = requestIdleCallback(next);
  }
  // The delay keeps the kinds from competing with the page itself, which loads while the browser is idle.
  // Safari has no idle callbacks; there a kind is loaded when it is shown.
  const timer = 'requestIdleCallback' in window ? setTimeout(loadNext, idleDelayMs) : undefined;
  return () => {
    remaining.length = 0;
    clearTimeout(timer);
    if (call !== undefined) cancelIdleCallback(call);
  };
}

import type { AroundNavHandler } from 'wouter';

/** What a page holds against being left. */
export interface LeavingGuard {
  /** Whether a path of this site leads away from the page. */
  readonly leads: (path: string) => boolean;
  /** Whether something speaks against leaving, right now. */
  readonly holds: () => boolean;
  /** Asks; whoever wants to leave all the same runs `leave`. */
  readonly ask: (leave: () => void) => void;
}

let guard: LeavingGuard | undefined;
/** Where the page is that is being guarded. */
let heldAt = '';

/**
 * Guards the page that is shown, until the answer is called: links, commands and the browser's back button ask first.
 *
 * Closing the tab is the browser's own question, which a page asks by itself.
 */
export function guardLeaving(next: LeavingGuard): () => void {
  guard = next;
  heldAt = location.href;
  addEventListener('popstate', holdBack, { capture: true });
  return () => {
    if (guard !== next) return;
    guard = undefined;
    removeEventListener('popstate', holdBack, { capture: true });
  };
}

/** Goes away from the page, now or once its guard has been answered; before something is done that ends in leaving. */
export function whenFreeToLeave(path: string, leave: () => void): void {
  const asked = guard;
  if (!asked || !asked.leads(pathnameOf(path)) || !asked.holds()) {
    leave();
    return;
  }
  askFirst(asked, leave);
}

/** Answered once is answered: what follows may take several steps. */
function askFirst(asked: LeavingGuard, leave: () => void) {
  asked.ask(() => {
    if (guard === asked) guard = undefined;
    leave();
  });
}

/** Every navigation of the router's goes through here. */
export const guardedNavigation: AroundNavHandler = (navigate, to, options) =>
  whenFreeToLeave(to, () => {
    navigate(to, options);
    heldAt = location.href;
  });

/** The browser has gone back already: it is brought here again, before anybody looks, and goes once that is wanted. */
function holdBack(event: PopStateEvent) {
  const asked = guard;
  if (!asked?.leads(location.pathname) || !asked.holds()) {
    heldAt = location.href;
    return;
  }
  event.stopImmediatePropagation();
  history.pushState(null, '', heldAt);
  askFirst(asked, () => history.back());
}

function pathnameOf(path: string) {
  return new URL(path, location.href).pathname;
}

import { create } from 'zustand';

interface BuildState {
  /**
   * The server serves another build than that of this page, so files that the page has not loaded yet no longer exist.
   */
  readonly isOutdated: boolean;
}

export const useBuild = create<BuildState>(() => ({ isOutdated: false }));

let check: Promise<void> | undefined;

const checkTimeMs = 5_000;

/** Finds out whether the server serves another build by now. Simultaneous calls share one check. */
export function checkBuild(): Promise<void> {
  check ??= compareScripts().finally(() => {
    check = undefined;
  });
  return check;
}

/** Checks the build whenever a file of this page cannot be loaded. Vite reports that by an event. */
export function watchBuild(): void {
  addEventListener('vite:preloadError', () => void checkBuild());
}

/** Compares the names of scripts, which contain a hash of their content. Without an answer in time nothing changes. */
async function compareScripts() {
  const own = [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src'));
  if (own.length === 0 || useBuild.getState().isOutdated) return;
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(checkTimeMs) });
    const page = answer.ok ? await answer.text() : '';
    if (page.includes('<script') && own.some((path) => !page.includes(`"${path}"`)))
      useBuild.setState({ isOutdated: true });
  } catch {
    // The connection, not the build, has failed; this is shown in place of the missing part.
  }
}

import { Suspense, useEffect } from 'react';
import { useCommandPalette } from './use-command-palette.ts';
import { useGlobalKeys } from './use-global-keys.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

const loadWindows = () => import('./palette-windows.tsx');
const PaletteWindows = lazyModal(
  async () => (await loadWindows()).PaletteWindows,
  () => useCommandPalette.setState({ opened: null }),
);
/** The windows are loaded when the page has settled, before anybody opens them. */
const preloadAfterMs = 1_000;

/** Searches pages, items and commands from the keyboard; Ctrl or ⌘ K opens it. */
export function CommandPalette() {
  useGlobalKeys();
  const wasOpened = useCommandPalette(({ opened, isLoaded }) => opened !== null || isLoaded);
  useEffect(() => {
    const timer = setTimeout(() => {
      const preloading = loadWindows();
      // Without a connection they are loaded when they are opened.
      preloading.then(
        () => useCommandPalette.setState({ isLoaded: true }),
        () => undefined,
      );
    }, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return wasOpened ? (
    <Suspense fallback={null}>
      <PaletteWindows />
    </Suspense>
  ) : null;
}

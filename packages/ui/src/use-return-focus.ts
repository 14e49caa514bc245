import { useEffect } from 'react';

/**
 * Gives the focus back to whatever opened a layer, when the layer is taken away.
 *
 * The library does so when a modal is told to close; one that is simply no longer shown is never told.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
}

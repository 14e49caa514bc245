import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { loadInstallation, useInstallation } from '../../session/installation.ts';

/**
 * Loads the links and sites that start-up could not load (P4.10): at once, and whenever the browser is connected again.
 */
export function useReloadInstallation(): void {
  const api = useApi();
  const isMissing = useInstallation(({ misc }) => misc === undefined);
  useEffect(() => {
    if (!isMissing) return;
    const load = () => void loadInstallation(api).catch(() => undefined);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [api, isMissing]);
}

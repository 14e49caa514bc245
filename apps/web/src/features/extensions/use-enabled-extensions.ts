import { extensionsIn, extensionsPath } from '@confab/inputs';
import { useMemo } from 'react';
import { useValue } from '../../editing/index.ts';

/** Ids of the extensions that are enabled in a project; the same list until one is switched on or off. */
export function useEnabledExtensions(projectId: string): readonly string[] {
  const value = useValue(projectId, extensionsPath);
  return useMemo(() => (value === undefined ? [] : extensionsIn({ [extensionsPath]: value })), [value]);
}

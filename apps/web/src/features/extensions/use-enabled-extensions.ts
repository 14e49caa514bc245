import { readExtensions, extensionsPath } from '@confab/inputs';
import { useMemo } from 'react';
import { useValue } from '../../editing/index.ts';

/** Ids of the enabled extensions of a project; memoized until one is enabled or disabled. */
export function useEnabledExtensions(projectId: string): readonly string[] {
  const value = useValue(projectId, extensionsPath);
  return useMemo(() => (value === undefined ? [] : readExtensions({ [extensionsPath]: value })), [value]);
}

import type { ProjectId } from '@confab/model';
import { readExtensions, extensionsPath } from '@confab/inputs';
import { useMemo } from 'react';
import { useValue } from '../../editing/index.ts';

/** Ids of the enabled extensions of a project; memoized until one is enabled or disabled. */
export function useEnabledExtensions(projectId: ProjectId): readonly string[] {
  const value = useValue(projectId, extensionsPath);
  return useMemo(() => (value === undefined ? [] : readExtensions({ [extensionsPath]: value })), [value]);
}

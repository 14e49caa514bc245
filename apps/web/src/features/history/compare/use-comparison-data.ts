import { historyCalls } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { logWarning } from '../../../platform/log.ts';
import { useEditingSession } from '../../../editing/index.ts';

/** The values of a version, cached forever because they never change. */
export function useVersionValues(itemId: ItemId, version: number | undefined) {
  const api = useApi();
  const query = useQuery({
    ...createQuery(api, historyCalls.version, { itemId, version: version ?? 0 }),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = query.error?.message;
  useEffect(() => {
    // Only logged (A8.94); the comparison offers to try again.
    if (failure !== undefined) logWarning(`Version ${version} of ${itemId} could not be loaded: ${failure}`);
  }, [failure, version, itemId]);
  return query;
}

/** A state of the project: the draft, or a version number. */
export type ProjectState = 'draft' | number;

/** Which items differ between two states of the open project. */
export function useProjectComparison(from: ProjectState, to: ProjectState) {
  const api = useApi();
  const { projectId } = useEditingSession();
  return useQuery({
    ...createQuery(api, historyCalls.compare, { projectId, from: `${from}`, to: `${to}` }),
    staleTime: 0,
  });
}

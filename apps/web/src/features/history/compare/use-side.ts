import type { ItemSchema, JsonObject } from '@confab/model';
import { useEffect } from 'react';
import { useItem, useEditingSession } from '../../../editing/index.ts';
import { useVersionValues } from '../use-history.ts';

/** One side of a comparison: the draft as it is being edited, or a version. */
export type SideOf = 'draft' | number;

interface Side {
  /** Undefined until they are there. */
  readonly values: JsonObject | undefined;
  readonly schema: ItemSchema | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The values of a side. A draft follows what everybody types. */
export function useSide(itemId: string, side: SideOf): Side {
  const session = useEditingSession();
  const item = useItem(itemId);
  const version = useVersionValues(itemId, side === 'draft' ? undefined : side);
  const workflowId = item?.kind === 'node' ? item.workflowId : null;
  useEffect(() => {
    // Values come with the workflow that they are in.
    if (side === 'draft' && workflowId !== null) session.openWorkflow(workflowId);
  }, [session, side, workflowId]);
  if (side === 'draft') return { values: item?.values, schema: undefined, error: null, retry: () => undefined };
  return {
    values: version.data?.propertyValues,
    schema: version.data?.schema ?? undefined,
    error: version.error,
    retry: () => void version.refetch(),
  };
}

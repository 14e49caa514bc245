import { isNodeItem, type ItemId, type ItemSchema, type JsonObject } from '@confab/model';
import { useEffect } from 'react';
import type { FileTime } from '../../../media/asset-versions.ts';
import { useCatalogueTexts } from '../../../words/catalogue-texts.ts';
import { useItem, useEditingSession } from '../../../editing/index.ts';
import { useVersionValues } from './use-comparison-data.ts';

/** One side of a comparison: the current draft, a version number, or nothing for an item that was added. */
export type ComparisonSide = 'draft' | 'nothing' | number;

interface Side {
  /** Undefined while loading. */
  readonly values: JsonObject | undefined;
  readonly schema: ItemSchema | undefined;
  /** When a version was saved; undefined for the draft. */
  readonly time: FileTime;
  readonly error: Error | null;
  readonly retry: () => void;
}

const noValues: JsonObject = {};

/** The values of one side. A draft follows live edits. */
export function useComparisonSide(itemId: ItemId, side: ComparisonSide): Side {
  const session = useEditingSession();
  const catalogue = useCatalogueTexts();
  const item = useItem(itemId);
  const version = useVersionValues(itemId, typeof side === 'number' ? side : undefined);
  const workflowId = item && isNodeItem(item) ? item.workflowId : null;
  useEffect(() => {
    // A node's values are loaded with its workflow.
    if (side === 'draft' && workflowId !== null) session.openWorkflow(workflowId);
  }, [session, side, workflowId]);
  if (side === 'nothing')
    return { values: noValues, schema: undefined, time: undefined, error: null, retry: () => undefined };
  if (side === 'draft')
    return { values: item?.values, schema: undefined, time: undefined, error: null, retry: () => undefined };
  return {
    values: version.data?.propertyValues,
    schema: version.data?.schema ? catalogue.schema(version.data.schema) : undefined,
    time: version.data?.createdUtc,
    error: version.error,
    retry: () => void version.refetch(),
  };
}

import { useMemo } from 'react';
import { useProjectOutline, useValue } from '../../../editing/index.ts';
import { readIntentNames, useCanvasWords, type CanvasNames } from '../../canvas/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';

/** Names that the canvas shows besides those of its nodes. Memoized, because the canvas compares the object. */
export function useCanvasNames(projectId: string, { nodeSchemas }: ItemSchemas): CanvasNames {
  const intents = useValue(projectId, 'Intents');
  const skeleton = useProjectOutline();
  const words = useCanvasWords();
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const { id, displayName } of skeleton?.workflows ?? []) names.set(id, displayName);
    for (const nodes of skeleton?.nodesByWorkflow.values() ?? [])
      for (const { id, displayName } of nodes) names.set(id, displayName);
    return { intentNames: readIntentNames(intents), nodeSchemas, findName: (itemId) => names.get(itemId), words };
  }, [intents, skeleton, nodeSchemas, words]);
}

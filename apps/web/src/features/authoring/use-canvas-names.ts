import { useMemo } from 'react';
import { useSkeleton, useValue } from '../../editing/index.ts';
import { intentNamesOf, type CanvasNames } from '../canvas/index.ts';
import type { ItemSchemas } from '../tree/index.ts';

/** Names that the canvas draws besides those of its nodes. The same object until one of them changes: the canvas compares it. */
export function useCanvasNames(projectId: string, { nodeSchemas }: ItemSchemas): CanvasNames {
  const intents = useValue(projectId, 'Intents');
  const skeleton = useSkeleton();
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const { id, displayName } of skeleton?.workflows ?? []) names.set(id, displayName);
    for (const nodes of skeleton?.nodesOf.values() ?? [])
      for (const { id, displayName } of nodes) names.set(id, displayName);
    return { intentNames: intentNamesOf(intents), nodeSchemas, nameOf: (itemId) => names.get(itemId) };
  }, [intents, skeleton, nodeSchemas]);
}

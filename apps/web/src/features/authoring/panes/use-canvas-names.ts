import type { SkinnyItem, ProjectId } from '@confab/model';
import { useMemo } from 'react';
import { useProjectOutline, useValue } from '../../../editing/index.ts';
import { readIntentNames, useCardWords, type CanvasNames } from '../../canvas/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';

const namesByList = new WeakMap<readonly SkinnyItem[], ReadonlyMap<string, string>>();

/** The names of a list of items by id; an edit of a name changes one list of the outline. */
function getNames(list: readonly SkinnyItem[]): ReadonlyMap<string, string> {
  const known = namesByList.get(list) ?? new Map(list.map(({ id, displayName }) => [id, displayName]));
  namesByList.set(list, known);
  return known;
}

/** Names that the canvas shows besides those of its nodes. Memoized, because the canvas compares the object. */
export function useCanvasNames(projectId: ProjectId, { nodeSchemas, nodeCategories }: ItemSchemas): CanvasNames {
  const intents = useValue(projectId, 'Intents');
  const outline = useProjectOutline();
  const words = useCardWords();
  return useMemo(() => {
    const lists = outline ? [outline.workflows, ...outline.nodesByWorkflow.values()] : [];
    const findName = (itemId: string) => {
      for (const list of lists) {
        const name = getNames(list).get(itemId);
        if (name !== undefined) return name;
      }
      return undefined;
    };
    const categoryColours = new Map(nodeCategories.map(({ id, colour }) => [id, colour]));
    return { intentNames: readIntentNames(intents), nodeSchemas, categoryColours, findName, words };
  }, [intents, outline, nodeSchemas, nodeCategories, words]);
}

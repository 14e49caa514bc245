import { isGuid } from '@confab/model';
import { useEffect, useEffectEvent } from 'react';
import { useProjectOutline } from '../../../editing/index.ts';
import { logWarning } from '../../../platform/log.ts';

/** Characters of a text from the URL that are logged. */
const loggedMax = 100;

/** Logs items in the URL that the open project does not have: a missing page, or an invalid id (A8.95). */
export function useLogMissingItems(workflowId: string | undefined, nodeId: string | undefined): void {
  const outline = useProjectOutline();
  const isLoaded = outline !== undefined;
  // An effect event, so that an item that is deleted later is not logged.
  const logMissing = useEffectEvent((workflow: string | undefined, node: string | undefined) => {
    const { workflows = [], nodesByWorkflow } = outline ?? {};
    const nodes = nodesByWorkflow?.get(workflow ?? '') ?? [];
    for (const [id, items] of [
      [workflow, workflows],
      [node, nodes],
    ] as const) {
      if (id === undefined || items.some((item) => item.id === id)) continue;
      logWarning(isGuid(id) ? `There is no item ${id}.` : `"${id.slice(0, loggedMax)}" is not an id of an item.`);
    }
  });
  useEffect(() => {
    if (isLoaded) logMissing(workflowId, nodeId);
  }, [isLoaded, workflowId, nodeId]);
}

import type { JsonObject } from '@confab/model';

/** Returns a node as the dialog engine compiles it, which is named by its id; by default in the workflow `main`. */
export function aSourceNode(type: string, id: string, values: JsonObject = {}, workflowId = 'main') {
  return { id, type, displayName: id, workflowId, values };
}

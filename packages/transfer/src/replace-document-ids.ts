import { replaceIds } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { ProjectDocument } from './document.ts';

/** Gives some items of a project other ids. References follow: connectors, links, and tokens inside texts. */
export function replaceDocumentIds(document: ProjectDocument, ids: ReadonlyMap<string, string>): ProjectDocument {
  if (ids.size === 0) return document;
  const moved = (id: string) => ids.get(id) ?? id;
  const renamed = <Item extends { readonly id: string; readonly values: JsonObject }>(item: Item): Item => ({
    ...item,
    id: moved(item.id),
    values: replaceIds(item.values, ids),
  });
  return {
    project: renamed(document.project),
    workflows: document.workflows.map(renamed),
    nodes: document.nodes.map((node) => ({ ...renamed(node), workflowId: moved(node.workflowId) })),
  };
}

import { getReadingOrder, placePages, positionInputs } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { ProjectDocument } from '../document.ts';
import { toSortedJson } from '../sorted-json.ts';

/** Writes a llama of a project with its pages (A3.13). The same content gives the same bytes. */
export function writeLlamaFile({ project, workflows, nodes }: ProjectDocument, llamaId: string): string | undefined {
  const llama = workflows.find(({ id }) => id === llamaId);
  if (!llama) return undefined;
  const pages = nodes.filter(({ workflowId }) => workflowId === llamaId);
  const byId = new Map(pages.map((page) => [page.id, page]));
  return toSortedJson({
    Llama: {
      Id: llama.id,
      ParentId: project.id,
      PropertyValues: llama.values,
      PageList: getReadingOrder(llamaId, pages),
    },
    Pages: placePages(llamaId, pages).flatMap(({ id, parent }) => {
      const page = byId.get(id);
      return page ? [{ Id: id, Type: page.type, Parent: parent, PropertyValues: withoutPosition(page.values) }] : [];
    }),
  });
}

/** Removes the position of a page, which the file stores outside the values. */
export function withoutPosition(values: JsonObject): JsonObject {
  const { [positionInputs.parent]: _parent, [positionInputs.order]: _order, ...others } = values;
  return others;
}

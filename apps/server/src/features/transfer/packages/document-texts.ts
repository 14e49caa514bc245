import { limits, toJsonText, type JsonObject, type JsonText } from '@confab/model';
import type { DocumentItem, DocumentNode, OrderedItem, ProjectDocument } from '@confab/transfer';
import { createPause } from '../../../scheduling/create-pause.ts';
import { createProjectFullRefusal } from '../../../db/quotas/refuse-when-full.ts';
import { parseDraft } from '../../../core/items/to-item.ts';

/** An item of a document without its values, and the values as JSON text. */
interface ItemText<Item extends DocumentItem> {
  readonly item: Omit<Item, 'values'>;
  readonly text: JsonText<JsonObject>;
}

/** A document as texts, which are fast to hand over between threads. */
export interface DocumentTexts {
  readonly project: ItemText<DocumentItem>;
  readonly workflows: readonly ItemText<OrderedItem>[];
  readonly nodes: readonly ItemText<DocumentNode>[];
}

/**
 * Writes the values of a document as texts. Takes long for a large document, so a worker thread does it.
 *
 * @throws a refusal of the kind `tooLarge` for more than a project may hold. The file may be far smaller, when it is packed.
 */
export function toDocumentTexts({ project, workflows, nodes }: ProjectDocument): DocumentTexts {
  const texts = { project: writeItem(project), workflows: workflows.map(writeItem), nodes: nodes.map(writeItem) };
  if (Buffer.byteLength(texts.project.text) + countItemBytes(texts) > limits.projectBytesMax)
    throw createProjectFullRefusal();
  return texts;
}

function writeItem<Item extends DocumentItem>({ values, ...item }: Item): ItemText<Item> {
  return { item, text: toJsonText(values) };
}

/** The bytes of the values of a document's items, without those of its project. */
export function countItemBytes({ workflows, nodes }: DocumentTexts): number {
  return [...workflows, ...nodes].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
}

/** Parses the texts of a document in slices. */
export async function parseDocumentTexts({ project, workflows, nodes }: DocumentTexts): Promise<ProjectDocument> {
  const pause = createPause();
  const parseAll = async <Item extends object>(
    all: readonly { readonly item: Item; readonly text: JsonText<JsonObject> }[],
  ) => {
    const parsed = [];
    for (const { item, text } of all) {
      parsed.push({ ...item, values: parseDraft(text) });
      await pause();
    }
    return parsed;
  };
  return {
    project: { ...project.item, values: parseDraft(project.text) },
    workflows: await parseAll(workflows),
    nodes: await parseAll(nodes),
  };
}

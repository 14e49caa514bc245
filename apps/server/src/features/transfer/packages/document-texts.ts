import type { DocumentItem, DocumentNode, OrderedItem, ProjectDocument } from '@confab/transfer';
import { createPause } from '../../../core/scheduling/create-pause.ts';
import { parseDraft } from '../../../core/items/to-item.ts';

/** An item of a document without its values, and the values as JSON text. */
interface ItemText<Item extends DocumentItem> {
  readonly item: Omit<Item, 'values'>;
  readonly text: string;
}

/** A document as texts, which are fast to hand over between threads. */
export interface DocumentTexts {
  readonly project: ItemText<DocumentItem>;
  readonly workflows: readonly ItemText<OrderedItem>[];
  readonly nodes: readonly ItemText<DocumentNode>[];
}

/** Writes the values of a document as texts. Takes long for a large document, so a worker thread does it. */
export function toDocumentTexts({ project, workflows, nodes }: ProjectDocument): DocumentTexts {
  return { project: writeItem(project), workflows: workflows.map(writeItem), nodes: nodes.map(writeItem) };
}

function writeItem<Item extends DocumentItem>({ values, ...item }: Item): ItemText<Item> {
  return { item, text: JSON.stringify(values) };
}

/** Parses the texts of a document in slices. */
export async function parseDocumentTexts({ project, workflows, nodes }: DocumentTexts): Promise<ProjectDocument> {
  const pause = createPause();
  const parseAll = async <Item extends object>(all: readonly { readonly item: Item; readonly text: string }[]) => {
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

import { listSpokenTexts, type SpokenText } from '@confab/dialog-engine';
import { listLanguages } from '@confab/inputs';
import type { ItemKind, JsonObject } from '@confab/model';
import { getItemKinds, getItemName, type DocumentItem, type ProjectDocument } from '@confab/transfer';
import { findSchema } from '../../../core/schemas/find-schema.ts';

/** A text that a project speaks, and the values of its item. */
interface DocumentText {
  readonly text: SpokenText;
  readonly values: JsonObject;
}

/**
 * Lists the spoken texts of a project: those of the project, then of its workflows and their nodes, as a whole for each
 * language, so that the speaker of a language finds all texts together.
 */
export function listDocumentTexts({ project, workflows, nodes }: ProjectDocument): readonly DocumentText[] {
  const kinds = getItemKinds(project.type);
  const languages = listLanguages(project.values);
  const list = (kind: ItemKind, item: DocumentItem) => {
    const { id, type, values } = item;
    const properties = findSchema(kind, type)?.properties ?? [];
    const spoken = { id, name: getItemName(item), properties, values };
    return listSpokenTexts(spoken, languages).map((text) => ({ text, values }));
  };
  const all = [
    ...list('project', project),
    ...workflows.flatMap((item) => list(kinds.workflow, item)),
    ...nodes.flatMap((item) => list(kinds.node, item)),
  ];
  return languages.flatMap((language) => all.filter(({ text }) => text.language === language));
}

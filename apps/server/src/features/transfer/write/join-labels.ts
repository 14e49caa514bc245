import { readRows, type ReferenceLabel, type TextLabel } from '@confab/inputs';
import { isBuiltInSlotType } from '@confab/model';
import { getItemName, type ProjectDocument } from '@confab/transfer';

/** Joins the labels on the way to a text, for files that people read. */
export type LabelJoiner = (labels: readonly TextLabel[]) => string;

/** Creates the function that joins labels in a project, whose rows may have the names of other items as titles. */
export function createLabelJoiner(document: ProjectDocument): LabelJoiner {
  const names = listNames(document);
  const name = ({ kind, id }: ReferenceLabel) => {
    if (kind === 'slotType' && isBuiltInSlotType(id)) return id;
    return names.get(id) || `Missing ${kind === 'slotType' ? 'slot type' : kind}`;
  };
  const read = (label: TextLabel) => {
    if (typeof label === 'string') return label;
    return 'option' in label ? label.option : name(label);
  };
  return (labels) => labels.map(read).join(' › ');
}

/** The tables of a project whose rows title rows elsewhere. */
const tables = ['Intents', 'Slots', 'SlotTypes'] as const;

/** The names of all items, and of the rows of these tables, by id. */
function listNames({ project, workflows, nodes }: ProjectDocument): ReadonlyMap<string, string> {
  const items = [...workflows, ...nodes].map((item) => [item.id, getItemName(item)] as const);
  const rows = tables
    .flatMap((table) => readRows(project.values[table]))
    .map(({ id, values: { Name } }) => [id, typeof Name === 'string' ? Name : ''] as const);
  return new Map<string, string>([...items, ...rows]);
}

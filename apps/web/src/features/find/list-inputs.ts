import { getRowsDefinition } from '@confab/inputs';
import type { ColumnProperty, Property, SkinnyItem } from '@confab/model';
import type { ProjectOutline } from '../../editing/index.ts';
import { findItemSchema, type ItemSchemas } from '../tree/index.ts';
import { getNameComparer } from '../../words/sorting/compare-names.ts';

/** Inputs with one label, which a search finds together. */
interface LabelledInputs {
  readonly label: string;
  readonly names: readonly string[];
}

/** The inputs of the types of items that the project has, by label and sorted by it. */
export function listInputs(
  schemas: ItemSchemas,
  { project, workflows, nodesByWorkflow }: ProjectOutline,
): readonly LabelledInputs[] {
  const labels = new Map<string, string>();
  const types = new Map<string, SkinnyItem>();
  for (const item of [project, ...workflows, ...[...nodesByWorkflow.values()].flat()])
    types.set(`${item.kind} ${item.type}`, item);
  for (const item of types.values())
    for (const property of findItemSchema(schemas, item)?.properties ?? []) addInput(property, labels);
  const namesByLabel = new Map<string, readonly string[]>();
  for (const [name, label] of labels) namesByLabel.set(label, [...(namesByLabel.get(label) ?? []), name]);
  const compare = getNameComparer();
  return [...namesByLabel]
    .map(([label, names]) => ({ label, names }))
    .toSorted((one, other) => compare(one.label, other.label));
}

/** Value types that hold other inputs instead of text. */
const containerTypes: ReadonlySet<string> = new Set(['Table', 'Tree', 'Composite', 'CompositeInput', 'Button']);

function addInput(
  property: ColumnProperty & Pick<Property, 'table'> & Partial<Pick<Property, 'tree'>>,
  labels: Map<string, string>,
) {
  const { name, label, type } = property;
  if (!containerTypes.has(type) && !labels.has(name)) labels.set(name, label ?? name);
  for (const column of getRowsDefinition(property)?.properties ?? []) addInput(column, labels);
}

import type { Category, Group, ItemSchema, Property } from '@confab/model';
import { isHidden, type VisibilityContext } from './visibility.ts';

/** The inputs of a form under one title. */
export interface InputGroup {
  readonly id: string;
  /** '' for inputs without a group. */
  readonly title: string;
  readonly group: Group | undefined;
  readonly inputs: readonly Property[];
}

/** A tab or an accordion of a form. */
export interface InputCategory {
  readonly id: string;
  readonly title: string;
  readonly category: Category | undefined;
  readonly isTab: boolean;
  readonly isOpenAtFirst: boolean;
  readonly groups: readonly InputGroup[];
}

interface FormParts {
  readonly title: string;
  readonly properties: readonly Property[];
  readonly categories: readonly Category[];
  readonly groups: readonly Group[];
}

/**
 * The form of an item: categories, groups and their inputs in the schema's order, hidden ones left out (A3.38).
 *
 * Inputs without a category come first, under the item's own title. Open at first are the categories marked so, and the
 * first (A4.18).
 */
export function buildInputs(schema: ItemSchema | FormParts, context: VisibilityContext): readonly InputCategory[] {
  const shown = schema.properties.filter((property) => !isHidden(property, context));
  const known = new Set(schema.categories.map((category) => category.id));
  const loose = shown.filter((property) => !known.has(property.categoryId ?? ''));
  const parts = [
    { id: '', category: undefined, inputs: loose },
    ...schema.categories.map((category) => ({
      id: category.id,
      category,
      inputs: shown.filter((property) => property.categoryId === category.id),
    })),
  ].filter((part) => part.inputs.length > 0);

  return parts.map(({ id, category, inputs }, index) => ({
    id,
    title: category?.title ?? schema.title,
    category,
    isTab: category?.topTab ?? false,
    isOpenAtFirst: index === 0 || (category?.expandByDefault ?? false),
    groups: groupInputs(inputs, schema.groups),
  }));
}

function groupInputs(inputs: readonly Property[], groups: readonly Group[]): readonly InputGroup[] {
  const known = new Set(groups.map((group) => group.id));
  const loose = inputs.filter((property) => !known.has(property.groupId ?? ''));
  return [
    { id: '', title: '', group: undefined, inputs: loose },
    ...groups.map((group) => ({
      id: group.id,
      title: group.title,
      group,
      inputs: inputs.filter((property) => property.groupId === group.id),
    })),
  ].filter((group) => group.inputs.length > 0);
}

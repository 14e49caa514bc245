import { checkShippedRows, createDefaultRows, listOptions } from '@confab/inputs';
import type { Category, ColumnProperty, Group, ItemSchema, Property, TableDefinition } from '@confab/model';
import { reportDuplicates, type Report } from './catalogue-fault.ts';
import { catalogueIcons } from '../icons.ts';

interface SchemaSections {
  readonly categories: readonly Category[];
  readonly groups: readonly Group[];
}

/** Inputs that every item of a kind must have, because other parts of the product read them. */
const builtInNames: Readonly<Record<ItemSchema['kind'], readonly string[]>> = {
  project: ['DisplayName', 'Notes'],
  workflow: ['DisplayName', 'Notes'],
  node: ['DisplayName', 'Notes'],
  llama: ['DisplayName'],
  page: ['DisplayName'],
  account: ['FirstName', 'LastName', 'Email', 'ProfilePhotoAssetId', 'Timezone'],
  author: [],
};

/** Checks the names, categories, groups, options, validation, tables and default rows of one schema. */
export function checkSchema(schema: ItemSchema, report: Report): void {
  const where = `schema ${schema.type}`;
  reportDuplicates(
    schema.categories.map(({ id }) => id),
    report,
    `${where}, categories`,
  );
  reportDuplicates(
    schema.groups.map(({ id }) => id),
    report,
    `${where}, groups`,
  );
  if (!catalogueIcons.some((icon) => icon === schema.icon)) report(where, `there is no icon "${schema.icon}"`);
  for (const name of builtInNames[schema.kind]) {
    if (!schema.properties.some((property) => property.name === name)) report(where, `has no input ${name}`);
  }
  checkProperties(schema.properties, schema, report, where);
}

function checkProperties(
  properties: readonly Property[],
  sections: SchemaSections,
  report: Report,
  where: string,
): void {
  reportDuplicates(
    properties.map(({ name }) => name),
    report,
    where,
  );
  for (const property of properties) {
    checkProperty(property, sections, report, `${where}, ${property.name}`);
    if (property.table) checkTableDefinition(property.table, sections, report, `${where}, ${property.name}`);
    else if (property.type === 'Table') report(`${where}, ${property.name}`, 'is a table without a definition');
  }
}

function checkProperty(
  property: ColumnProperty,
  { categories, groups }: SchemaSections,
  report: Report,
  where: string,
) {
  const { categoryId, groupId, enumValues, defaultValue, validation } = property;
  if (categoryId !== undefined && !categories.some(({ id }) => id === categoryId)) {
    report(where, `there is no category "${categoryId}"`);
  }
  if (groupId !== undefined && !groups.some(({ id }) => id === groupId))
    report(where, `there is no group "${groupId}"`);
  if (validation !== undefined && !isJson(validation)) report(where, 'its Validation is not JSON');
  if (enumValues) reportDuplicates(enumValues.map(getOptionName), report, `${where}, options`);
  const options = property.type === 'Enum' ? listOptions(property) : [];
  const isOffered = options.length === 0 || options.some(({ label }) => label === defaultValue);
  if (typeof defaultValue === 'string' && !isOffered) {
    report(where, `its default "${defaultValue}" is not among its options`);
  }
}

function checkTableDefinition(table: TableDefinition, sections: SchemaSections, report: Report, where: string) {
  checkProperties(table.properties, { categories: table.categories ?? [], groups: table.groups ?? [] }, report, where);
  const names = new Set(table.properties.map(({ name }) => name));
  const named = [
    ...table.displayColumns.flatMap((column) => [column.propertyName, column.subheadingPropertyName]),
    table.indexColumn,
    table.descriptionColumn,
  ];
  for (const name of named) {
    if (name !== undefined && !names.has(name)) report(where, `refers to the unknown column "${name}"`);
  }
  checkShippedRows(table, createDefaultRows(table), {
    report,
    where: `${where}, default rows`,
    onText: () => undefined,
  });
}

function getOptionName(option: string) {
  return option.split('||')[0] ?? '';
}

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

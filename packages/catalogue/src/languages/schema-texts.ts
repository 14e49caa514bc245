import type { ColumnProperty, ItemSchema, Property, RowAction, TableDefinition, TreeDefinition } from '@confab/model';

/** Converts an English text. Its place is its position in the schema, such as 'Response.tooltipText'. */
export type MapText = (english: string, place: string) => string;

/** The keys of a schema's parts that hold a text for people. */
const textKeys = [
  'title',
  'label',
  'description',
  'placeholder',
  'tooltipText',
  'tableEntryDescription',
  'addFirstEntryLabel',
  'addParentRowLabel',
  'addChildRowLabel',
  'nodeDescription',
  'addFirstNodeLabel',
  'addSiblingLabel',
  'addChildLabel',
  'subheadingFixedValue',
] as const;

/**
 * Replaces the texts of a schema that people read. Names, values and scripts stay, as do the labels of options, which are
 * stored values and are translated where they are shown.
 */
export function mapSchemaTexts(schema: ItemSchema, map: MapText): ItemSchema {
  return {
    ...mapTexts(schema, '', map),
    properties: schema.properties.map((property) => mapPropertyTexts(property, map)),
    categories: mapSections(schema.categories, 'categories.', map),
    groups: mapSections(schema.groups, 'groups.', map),
  };
}

/** Maps the texts of a part. Its path is the start of their places, such as 'Response.'. */
function mapTexts<Part extends object>(part: Part, path: string, map: MapText): Part {
  const mapped = { ...part };
  for (const key of textKeys) {
    const text: unknown = Reflect.get(part, key);
    if (typeof text === 'string') Reflect.set(mapped, key, map(text, path + key));
  }
  return mapped;
}

/** Maps the categories or groups of a schema or of a table. */
function mapSections<Section extends { readonly id: string }>(
  sections: readonly Section[],
  path: string,
  map: MapText,
) {
  return sections.map((section) => mapTexts(section, `${path}${section.id}.`, map));
}

/** Replaces the texts of one property that people read. */
export function mapPropertyTexts(property: Property, map: MapText): Property {
  const { table, tree, ...simple } = property;
  const path = `${property.name}.`;
  return {
    ...mapColumn(simple, '', map),
    ...(table && { table: mapTable(table, path, map) }),
    ...(tree && { tree: mapTree(tree, path, map) }),
  };
}

/** Maps a column. The columns of a nested table contain no further table. */
function mapColumn(column: ColumnProperty, parent: string, map: MapText): ColumnProperty {
  const { enumValues, multiSelectValues, table } = column;
  const path = `${parent}${column.name}.`;
  const mapped = mapTexts(column, path, map);
  if (!enumValues && !multiSelectValues && !table) return mapped;
  return {
    ...mapped,
    ...(enumValues && { enumValues: enumValues.map((option) => mapOption(option, path, map)) }),
    ...(multiSelectValues && { multiSelectValues: multiSelectValues.map((option) => mapOption(option, path, map)) }),
    ...(table && { table: mapTable(table, path, map) }),
  };
}

function mapTable<
  Table extends Omit<TableDefinition, 'properties'> & { readonly properties: readonly ColumnProperty[] },
>(table: Table, path: string, map: MapText): Table {
  const { displayColumns, parentActions, childActions, groups, categories } = table;
  return {
    ...mapTexts(table, path, map),
    properties: table.properties.map((column) => mapColumn(column, path, map)),
    displayColumns: displayColumns.map((column) =>
      mapTexts(column, `${path}displayColumns.${column.propertyName}.`, map),
    ),
    ...(parentActions && { parentActions: mapActions(parentActions, `${path}parentActions.`, map) }),
    ...(childActions && { childActions: mapActions(childActions, `${path}childActions.`, map) }),
    ...(groups && { groups: mapSections(groups, `${path}groups.`, map) }),
    ...(categories && { categories: mapSections(categories, `${path}categories.`, map) }),
  };
}

function mapTree(tree: TreeDefinition, path: string, map: MapText): TreeDefinition {
  const { nodeProperties, groups, categories } = tree;
  return {
    ...mapTexts(tree, `${path}tree.`, map),
    nodeProperties: nodeProperties.map((column) => mapColumn(column, path, map)),
    ...(groups && { groups: mapSections(groups, `${path}groups.`, map) }),
    ...(categories && { categories: mapSections(categories, `${path}categories.`, map) }),
  };
}

function mapActions(actions: readonly RowAction[], path: string, map: MapText): RowAction[] {
  return actions.map((action) => mapTexts(action, `${path}${action.action}.`, map));
}

/** Maps the description of an option, 'label||description||…'. */
function mapOption(option: string, path: string, map: MapText): string {
  const [label, description, ...rest] = splitOption(option);
  if (description === undefined) return option;
  return [label, map(description, `${path}options.${label}`), ...rest].join('||');
}

function splitOption(option: string): readonly [label: string, description?: string, ...rest: string[]] {
  const [label = '', ...rest] = option.split('||');
  return [label, ...rest];
}

/** Calls back with each message that a script of the schema may return, by property and number. */
export function visitMessages(
  { properties, javaScript }: Pick<ItemSchema, 'properties' | 'javaScript'>,
  visit: (message: string, place: string) => void,
) {
  const report = (script: string | undefined, path: string) =>
    listMessages(script ?? '').forEach((message, at) => visit(message, `${path}message${at + 1}`));
  report(javaScript?.validatePreSave, '');
  visitColumns(properties, ({ validatePreSaveJs }, path) => report(validatePreSaveJs, path));
}

/** Calls back with every property, including those of tables and trees, and the prefix of the places of its texts. */
export function visitColumns(
  properties: readonly Property[],
  visit: (property: ColumnProperty, path: string) => void,
  parent = '',
) {
  for (const property of properties) {
    const path = `${parent}${property.name}.`;
    visit(property, path);
    visitColumns([...(property.table?.properties ?? []), ...(property.tree?.nodeProperties ?? [])], visit, path);
  }
}

/** The messages that a script may return: its texts of more than one word. */
function listMessages(script: string): readonly string[] {
  return [...script.matchAll(/'([^'\n]*)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^\p{Lu}.* \p{L}/u.test(text));
}

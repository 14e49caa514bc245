import type { ColumnProperty, ItemSchema, Property, RowAction, TableDefinition, TreeDefinition } from '@confab/model';

/** Turns an English text of the catalogue into another text. */
export type MapText = (english: string) => string;

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
 * stored values: see `mapOptionLabels`.
 */
export function mapSchemaTexts(schema: ItemSchema, map: MapText): ItemSchema {
  return {
    ...mapTexts(schema, map),
    properties: schema.properties.map((property) => mapPropertyTexts(property, map)),
    categories: schema.categories.map((category) => mapTexts(category, map)),
    groups: schema.groups.map((group) => mapTexts(group, map)),
  };
}

function mapTexts<Part extends object>(part: Part, map: MapText): Part {
  const mapped = new Map<string, string>();
  for (const key of textKeys) {
    const text: unknown = Reflect.get(part, key);
    if (typeof text === 'string') mapped.set(key, map(text));
  }
  return { ...part, ...Object.fromEntries(mapped) };
}

/** Replaces the texts of one property that people read. */
export function mapPropertyTexts(property: Property, map: MapText): Property {
  const { table, tree, ...simple } = property;
  return {
    ...mapColumn(simple, map),
    ...(table && { table: mapTable(table, map) }),
    ...(tree && { tree: mapTree(tree, map) }),
  };
}

/** Maps a column. The columns of a table inside it have no table of their own. */
function mapColumn(column: ColumnProperty, map: MapText): ColumnProperty {
  const { enumValues, multiSelectValues, table } = column;
  return {
    ...mapTexts(column, map),
    ...(enumValues && { enumValues: enumValues.map((option) => mapOption(option, map)) }),
    ...(multiSelectValues && { multiSelectValues: multiSelectValues.map((option) => mapOption(option, map)) }),
    ...(table && { table: mapTable(table, map) }),
  };
}

function mapTable<
  Table extends Omit<TableDefinition, 'properties'> & { readonly properties: readonly ColumnProperty[] },
>(table: Table, map: MapText): Table {
  const { displayColumns, parentActions, childActions, groups, categories } = table;
  return {
    ...mapTexts(table, map),
    properties: table.properties.map((column) => mapColumn(column, map)),
    displayColumns: displayColumns.map((column) => mapTexts(column, map)),
    ...(parentActions && { parentActions: mapActions(parentActions, map) }),
    ...(childActions && { childActions: mapActions(childActions, map) }),
    ...(groups && { groups: groups.map((group) => mapTexts(group, map)) }),
    ...(categories && { categories: categories.map((category) => mapTexts(category, map)) }),
  };
}

function mapTree(tree: TreeDefinition, map: MapText): TreeDefinition {
  const { nodeProperties, groups, categories } = tree;
  return {
    ...mapTexts(tree, map),
    nodeProperties: nodeProperties.map((column) => mapColumn(column, map)),
    ...(groups && { groups: groups.map((group) => mapTexts(group, map)) }),
    ...(categories && { categories: categories.map((category) => mapTexts(category, map)) }),
  };
}

function mapActions(actions: readonly RowAction[], map: MapText): RowAction[] {
  return actions.map((action) => mapTexts(action, map));
}

/** Maps the description of an option, 'label||description||…'. */
function mapOption(option: string, map: MapText): string {
  const [label, description, ...rest] = splitOption(option);
  return description === undefined ? option : [label, map(description), ...rest].join('||');
}

function splitOption(option: string): readonly [label: string, description?: string, ...rest: string[]] {
  const [label = '', ...rest] = option.split('||');
  return [label, ...rest];
}

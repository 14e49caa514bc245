import { z } from 'zod';
import { inputTypes } from './enumerations.ts';
import { jsonValueSchema } from './json.ts';
import { wireAnswer } from './wire-object.ts';

/** One column of the list view of a table (A3.40). */
const displayColumnSchema = wireAnswer({
  propertyName: z.string(),
  columnWidth: z.number().optional(),
  columnType: z.enum(['Heading', 'Toggle']).optional(),
  subheadingFixedValue: z.string().optional(),
  subheadingPropertyName: z.string().optional(),
});

const groupFields = {
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  tooltipText: z.string().optional(),
  tooltipLink: z.string().optional(),
};

/** A category of inputs: a tab or an accordion of the panel (A3.38). */
export const categorySchema = wireAnswer({
  ...groupFields,
  expandByDefault: z.boolean().optional(),
  topTab: z.boolean().optional(),
});

/** A titled group of inputs inside a category (A3.38). */
export const groupSchema = wireAnswer({ ...groupFields, expandByDefault: z.boolean().optional() });

/** Scripts of a schema; they run only in the sandbox (A3.51). */
const schemaScriptsSchema = wireAnswer({
  validatePreSave: z.string().optional(),
  getControlDisplay: z.string().optional(),
  assistantResponse: z.string().optional(),
});

const simplePropertyFields = {
  name: z.string(),
  label: z.string().optional(),
  type: z.enum(inputTypes),
  displayAs: z.string().optional(),
  description: z.string().optional(),
  placeholder: z.string().optional(),
  defaultValue: jsonValueSchema.optional(),
  /** Flags such as mandatory, Hidden, keyword, GenerateGuid (A3.27). */
  flags: z.array(z.string()).optional(),
  /** JSON text with MinValue, MaxValue and Flags (A3.27). */
  validation: z.string().optional(),
  enumValues: z.array(z.string()).optional(),
  multiSelectValues: z.array(z.string()).optional(),
  parentDropdownList: z.string().optional(),
  childDropdownList: z.string().optional(),
  /** The name of the parent under which the value is nested, where values are nested (P7.17). */
  parentName: z.string().optional(),
  categoryId: z.string().optional(),
  groupId: z.string().optional(),
  tooltipText: z.string().optional(),
  tooltipLink: z.string().optional(),
  displayWidth: z.number().int().min(0).max(12).optional(),
  /** Largest number of layout columns for the contents of the input. */
  displayGrid: z.union([z.literal(3), z.literal(6), z.literal(9), z.literal(12)]).optional(),
  /** Minimum height in pixels. */
  displayHeight: z.number().optional(),
  hAlign: z.enum(['left', 'right', 'center']).optional(),
  layoutOnNewRow: z.boolean().optional(),
  limitToAllExtensions: z.array(z.string()).optional(),
  limitToAnyExtension: z.array(z.string()).optional(),
  /** JavaScript text that declares `ValidatePreSave` for this input (A3.29). */
  validatePreSaveJs: z.string().optional(),
  sliderStep: z.number().optional(),
  textAreaRows: z.number().int().optional(),
  spellCheck: z.boolean().optional(),
  wordWrap: z.boolean().optional(),
};

/** The action of a button of a row or a table; 'edit' opens the row's inputs in a window (A3.40). */
const rowActionSchema = wireAnswer({
  action: z.enum(['delete', 'edit', 'moveup', 'movedown']),
  label: z.string().optional(),
  /** For 'edit': 'fullScreen' or 'rightPanel', the position of the window. */
  extraData: z.string().optional(),
});

const tableFields = {
  tableType: z.string(),
  displayColumns: z.array(displayColumnSchema),
  indexColumn: z.string().optional(),
  descriptionColumn: z.string().optional(),
  /** The name of one row, as in 'Add connector'. */
  tableEntryDescription: z.string().optional(),
  noPack: z.boolean().optional(),
  allowAddRow: z.boolean().optional(),
  allowRemoveRow: z.boolean().optional(),
  allowRowReorder: z.boolean().optional(),
  addFirstEntryLabel: z.string().optional(),
  addParentRowLabel: z.string().optional(),
  addChildRowLabel: z.string().optional(),
  /** Buttons of each row, and of each row of the child table. */
  parentActions: z.array(rowActionSchema).optional(),
  childActions: z.array(rowActionSchema).optional(),
  /** The column with the table of a row's child rows; AddChildRowLabel adds to it. */
  childTable: z.string().optional(),
  /** Rows shown on one page; the default for a paged table is 10 (A3.44). */
  pageSize: z.number().int().min(1).max(1_000).optional(),
  /** Rows that are always present; their RowId is the forced key (A4.13). */
  defaultRows: z
    .array(wireAnswer({ rowId: z.string(), order: z.string(), values: z.record(z.string(), jsonValueSchema) }))
    .optional(),
  groups: z.array(groupSchema).optional(),
  categories: z.array(categorySchema).optional(),
  /** `GetControlDisplay(values)` receives and controls the inputs of one row (A3.40). */
  javaScript: wireAnswer({ getControlDisplay: z.string().optional() }).optional(),
};

/** A column of a table inside a row: any property except another table. */
const leafPropertySchema = wireAnswer(simplePropertyFields, { hAlign: 'HAlign' });

/** A property of a table's rows or a composite; a table among them holds the row's children. */
export const columnPropertySchema = wireAnswer(
  {
    ...simplePropertyFields,
    table: wireAnswer({ ...tableFields, properties: z.array(leafPropertySchema) }).optional(),
  },
  { hAlign: 'HAlign' },
);

/** The columns of a table and the actions that it allows (A3.40). */
const tableDefinitionSchema = wireAnswer({ ...tableFields, properties: z.array(columnPropertySchema) });

/** The properties of a tree's nodes and the actions that the tree allows (A3.46). */
const treeDefinitionSchema = wireAnswer({
  nodeProperties: z.array(columnPropertySchema),
  /** The property that holds the title of a node; renaming a node in place edits it. */
  titleProperty: z.string().optional(),
  /** The name of one node, as in 'Add category'. */
  nodeDescription: z.string().optional(),
  allowAddNode: z.boolean().optional(),
  allowRemoveNode: z.boolean().optional(),
  allowNodeReorder: z.boolean().optional(),
  addFirstNodeLabel: z.string().optional(),
  addSiblingLabel: z.string().optional(),
  addChildLabel: z.string().optional(),
  groups: z.array(groupSchema).optional(),
  categories: z.array(categorySchema).optional(),
  /** `GetControlDisplay(values)` receives and controls the inputs of one node. */
  javaScript: wireAnswer({ getControlDisplay: z.string().optional() }).optional(),
});

/** One input that an item's schema declares (A3.27 to A3.29). */
export const propertySchema = wireAnswer(
  {
    ...simplePropertyFields,
    /** The column whose value identifies a default row; rows with any other value are dropped (A4.13). */
    forcedValueKey: z.string().optional(),
    table: tableDefinitionSchema.optional(),
    tree: treeDefinitionSchema.optional(),
  },
  { hAlign: 'HAlign' },
);

/** The schema of one type of item: what the properties panel shows and the server accepts (A3.51). */
export const itemSchemaSchema = wireAnswer({
  type: z.string(),
  kind: z.enum(['project', 'workflow', 'node', 'llama', 'page', 'account', 'author']),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  /** Id of the catalogue category under which the type is offered. */
  nodeCategory: z.string().optional(),
  /** Workflow types that may contain a node of this type; all, when absent. */
  workflowTypes: z.array(z.string()).optional(),
  /** Extensions that have to be enabled (all of them, or any one) before the type is offered. Existing items stay. */
  limitToAllExtensions: z.array(z.string()).optional(),
  limitToAnyExtension: z.array(z.string()).optional(),
  properties: z.array(propertySchema),
  categories: z.array(categorySchema),
  groups: z.array(groupSchema),
  javaScript: schemaScriptsSchema.optional(),
  /** AllowRemove, AllowDuplicate, IsModuleWorkflow, InputParamsType: 'true' or 'false' texts (A3.9). */
  attributes: z.record(z.string(), z.string()).optional(),
});

export type DisplayColumn = z.output<typeof displayColumnSchema>;
export type Category = z.output<typeof categorySchema>;
export type Group = z.output<typeof groupSchema>;
export type ColumnProperty = z.output<typeof columnPropertySchema>;
export type RowAction = z.output<typeof rowActionSchema>;
export type TableDefinition = z.output<typeof tableDefinitionSchema>;
export type TreeDefinition = z.output<typeof treeDefinitionSchema>;
export type Property = z.output<typeof propertySchema>;
export type ItemSchema = z.output<typeof itemSchemaSchema>;

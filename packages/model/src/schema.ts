import { z } from 'zod';
import { inputTypes } from './enumerations.ts';
import { jsonValueSchema } from './json.ts';
import { wireAnswer } from './wire-object.ts';

/** One column of a table as it is listed (A3.40). */
export const displayColumnSchema = wireAnswer({
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

/** Scripts that a schema may bring; they run in the sandbox only (A3.51). */
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
  /** Words such as mandatory, Hidden, keyword, GenerateGuid (A3.27). */
  flags: z.array(z.string()).optional(),
  /** JSON text with MinValue, MaxValue and Flags (A3.27). */
  validation: z.string().optional(),
  enumValues: z.array(z.string()).optional(),
  multiSelectValues: z.array(z.string()).optional(),
  parentDropdownList: z.string().optional(),
  childDropdownList: z.string().optional(),
  /** Below which name the value stands where values are nested (P7.17). */
  parentName: z.string().optional(),
  categoryId: z.string().optional(),
  groupId: z.string().optional(),
  tooltipText: z.string().optional(),
  tooltipLink: z.string().optional(),
  displayWidth: z.number().int().min(0).max(12).optional(),
  /** Most columns on which what is inside the input is laid out. */
  displayGrid: z.union([z.literal(3), z.literal(6), z.literal(9), z.literal(12)]).optional(),
  /** Least height in pixels. */
  displayHeight: z.number().optional(),
  hAlign: z.enum(['left', 'right', 'center']).optional(),
  layoutOnNewRow: z.boolean().optional(),
  limitToAllExtensions: z.array(z.string()).optional(),
  limitToAnyExtension: z.array(z.string()).optional(),
  /** Text that declares `ValidatePreSave` for this one input (A3.29). */
  validatePreSaveJs: z.string().optional(),
  sliderStep: z.number().optional(),
  textAreaRows: z.number().int().optional(),
  spellCheck: z.boolean().optional(),
  wordWrap: z.boolean().optional(),
};

/** What a button of a row, or of a table, does; 'edit' opens the row's inputs in a window (A3.40). */
const rowActionSchema = wireAnswer({
  action: z.enum(['delete', 'edit', 'moveup', 'movedown']),
  label: z.string().optional(),
  /** For 'edit': 'fullScreen' or 'rightPanel', where the window stands. */
  extraData: z.string().optional(),
});

const tableFields = {
  tableType: z.string(),
  displayColumns: z.array(displayColumnSchema),
  indexColumn: z.string().optional(),
  descriptionColumn: z.string().optional(),
  /** What one row is called, as in 'Add connector'. */
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
  /** The table among the columns whose rows are the children of a row: what AddChildRowLabel adds to. */
  childTable: z.string().optional(),
  /** Rows shown at once; 10 for a paged table, unless told (A3.44). */
  pageSize: z.number().int().min(1).max(1_000).optional(),
  /** Rows that are always there; their RowId is the forced key (A4.13). */
  defaultRows: z
    .array(wireAnswer({ rowId: z.string(), order: z.string(), values: z.record(z.string(), jsonValueSchema) }))
    .optional(),
  groups: z.array(groupSchema).optional(),
  categories: z.array(categorySchema).optional(),
  /** `GetControlDisplay(values)` speaks of the inputs of one row (A3.40). */
  javaScript: wireAnswer({ getControlDisplay: z.string().optional() }).optional(),
};

/** A column of a table inside a row: everything but a table of its own. */
const leafPropertySchema = wireAnswer(simplePropertyFields, { hAlign: 'HAlign' });

/** A property of a table's rows or a composite; a table among them is that of a row's children. */
export const columnPropertySchema = wireAnswer(
  {
    ...simplePropertyFields,
    table: wireAnswer({ ...tableFields, properties: z.array(leafPropertySchema) }).optional(),
  },
  { hAlign: 'HAlign' },
);

/** What a table's rows are made of and what may be done with them (A3.40). */
export const tableDefinitionSchema = wireAnswer({ ...tableFields, properties: z.array(columnPropertySchema) });

/** What the nodes of a tree are made of and what may be done with them (A3.46). */
const treeDefinitionSchema = wireAnswer({
  nodeProperties: z.array(columnPropertySchema),
  /** The property by which a node is called, and renamed in place. */
  titleProperty: z.string().optional(),
  /** What one node is called, as in 'Add category'. */
  nodeDescription: z.string().optional(),
  allowAddNode: z.boolean().optional(),
  allowRemoveNode: z.boolean().optional(),
  allowNodeReorder: z.boolean().optional(),
  addFirstNodeLabel: z.string().optional(),
  addSiblingLabel: z.string().optional(),
  addChildLabel: z.string().optional(),
  groups: z.array(groupSchema).optional(),
  categories: z.array(categorySchema).optional(),
  /** `GetControlDisplay(values)` speaks of the inputs of one node. */
  javaScript: wireAnswer({ getControlDisplay: z.string().optional() }).optional(),
});

/** One input that an item's schema declares (A3.27 to A3.29). */
export const propertySchema = wireAnswer(
  {
    ...simplePropertyFields,
    /** The column whose value tells a row of default rows; rows with another value are dropped (A4.13). */
    forcedValueKey: z.string().optional(),
    table: tableDefinitionSchema.optional(),
    tree: treeDefinitionSchema.optional(),
  },
  { hAlign: 'HAlign' },
);

/** The shape of one type of item: what the properties panel shows and the server accepts (A3.51). */
export const itemSchemaSchema = wireAnswer({
  type: z.string(),
  kind: z.enum(['project', 'workflow', 'node', 'llama', 'page', 'account']),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  /** Id of the catalogue category under which the type is offered. */
  nodeCategory: z.string().optional(),
  /** Workflow types in which a node of this type may stand; all, when absent. */
  workflowTypes: z.array(z.string()).optional(),
  /** Extensions that have to be enabled, all of them or one, for the type to be offered. What is there stays. */
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

import { isComposite } from '@confab/inputs';
import { columnPropertySchema, type ItemSchema, type JsonObject, type Property } from '@confab/model';
import { z } from 'zod';

type NodeSchemas = Readonly<Record<string, ItemSchema>>;
type InputsByType = Record<string, JsonObject>;

const inputParamTables = ['InParamAssignments', 'ModuleInputParams', 'ModuleParamAssignments'];
const outputParamTables = ['OutParamAssignments', 'ModuleReturnParams'];
const exceptionTables = ['Exceptions'];

/** What node types are made of, by type and by the name of the input (P7.41). Types without such inputs are left out. */
export interface NodeTypeDescriptions {
  readonly nodeAttributes: InputsByType;
  readonly nodeExceptions: InputsByType;
  readonly nodeInputParams: InputsByType;
  readonly nodeOutputParams: InputsByType;
  readonly compositeProperties: InputsByType;
}

export function describeNodeTypes(schemas: NodeSchemas): NodeTypeDescriptions {
  return {
    nodeAttributes: Object.fromEntries(
      Object.entries(schemas).flatMap(([type, { attributes }]) => (attributes ? [[type, { ...attributes }]] : [])),
    ),
    nodeExceptions: selectInputs(schemas, hasTableType(exceptionTables)),
    nodeInputParams: selectInputs(schemas, hasTableType(inputParamTables)),
    nodeOutputParams: selectInputs(schemas, hasTableType(outputParamTables)),
    compositeProperties: selectInputs(schemas, isComposite),
  };
}

function hasTableType(tableTypes: readonly string[]) {
  return ({ table }: Property) => table !== undefined && tableTypes.includes(table.tableType ?? '');
}

/** The columns of each input that fits, by node type and input name. */
function selectInputs(schemas: NodeSchemas, isSelected: (property: Property) => boolean): InputsByType {
  const selected: InputsByType = {};
  for (const [type, { properties }] of Object.entries(schemas)) {
    const inputs = properties.filter(isSelected);
    if (inputs.length > 0)
      selected[type] = Object.fromEntries(inputs.map((input) => [input.name, describeInput(input)]));
  }
  return selected;
}

function describeInput({ label, table }: Property): JsonObject {
  return {
    Label: label ?? '',
    TableType: table?.tableType ?? 'Regular',
    // An encoded schema is JSON.
    Properties: (table?.properties ?? []).map((column) => z.encode(columnPropertySchema, column) as JsonObject),
  };
}

import { readRows, type RowSource } from '@confab/inputs';
import { getNodeTypeFacts, type JsonObject, type TableDefinition } from '@confab/model';
import { useEffect, useMemo } from 'react';
import { useItem, useEditingSession, useProjectOutline, useValue } from '../../../../../editing/index.ts';
import { formatFieldText } from '../../format-field-text.ts';

/** A module parameter that a derived row belongs to. */
export interface ParameterSource extends RowSource {
  readonly type: string;
  readonly isRequired: boolean;
}

const moduleTypes: ReadonlySet<string> = new Set(['Module', 'BackgroundModule']);
const outputTables: ReadonlySet<string> = new Set(['ModuleReturnParams', 'OutParamAssignments']);

/** Whether the derived rows of a table are for the results of the module, and not for its arguments. */
export function hasOutputs({ tableType }: Pick<TableDefinition, 'tableType'>): boolean {
  return outputTables.has(tableType);
}

/**
 * The parameters of the module that the node calls or returns from (A4.55), one per row. They are read from the module's
 * start node in the open project, so unsaved changes of colleagues are included.
 *
 * @returns undefined if no module declares the rows; the table then has ordinary rows.
 */
export function useRowSources(itemId: string, table: TableDefinition): readonly ParameterSource[] | undefined {
  const session = useEditingSession();
  const outline = useProjectOutline();
  const called = formatFieldText(useValue(itemId, 'TargetWorkflowId'));
  const own = session.getItem(itemId)?.workflowId ?? '';
  const workflowId = table.tableType === 'ModuleReturnParams' ? own : called;
  const module = outline?.workflows.find(({ id }) => id === workflowId);
  const isModule = module !== undefined && moduleTypes.has(module.type);
  const start = isModule
    ? outline?.nodesByWorkflow.get(workflowId)?.find(({ type }) => getNodeTypeFacts(type).declaresParameters)
    : undefined;
  useEffect(() => {
    if (isModule) session.openWorkflow(workflowId);
  }, [session, isModule, workflowId]);
  const parameters = useItem(start?.id ?? '-')?.values;
  return useMemo(
    () => (isModule && parameters ? toSources(parameters, table) : undefined),
    [isModule, parameters, table],
  );
}

function toSources(values: JsonObject, table: TableDefinition): readonly ParameterSource[] {
  const columns = new Set(table.properties.map(({ name }) => name));
  return readRows(values['Parameters']).flatMap(({ id, values: parameter }) => {
    const { Name = '', Type = '', Required = false, IOType } = parameter;
    if (id === '' || Name === '' || (IOType === 'output') !== hasOutputs(table)) return [];
    const said = Object.entries({ Name, Type, Required }).filter(([name]) => columns.has(name));
    const isRequired = Required === true || Required === 'true';
    return [{ id, values: Object.fromEntries(said), type: formatFieldText(Type), isRequired }];
  });
}

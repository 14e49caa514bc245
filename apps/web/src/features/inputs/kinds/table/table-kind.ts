import type { ColumnProperty, JsonObject, TableDefinition } from '@confab/model';
import type { ReactNode } from 'react';
import { assignments } from './kinds/assignments.ts';
import { connectorParams } from './kinds/connector-params.ts';
import { exceptions } from './kinds/exceptions.ts';
import { intents } from './kinds/intents.ts';
import { moduleParams } from './kinds/module-params.ts';
import { regular } from './kinds/regular.ts';
import { stackedTable } from './kinds/stacked-table.ts';

/** In what a type of table differs from a list of rows that open in place (A3.41). */
export interface TableKind {
  /** Rows shown at once, unless the definition tells. */
  readonly pageSize: number;
  /** Whether each row opens and closes by itself, instead of one at a time. */
  readonly opensSeveral?: boolean;
  /** Whether removing a row asks first (A2.42). */
  readonly asksBeforeRemoving?: boolean;
  /** Whether a row without a value in the index column is left out (A4.12). */
  readonly skipsWithoutIndex?: boolean;
  /** The columns of a row that mean something for its values; all, when absent. What holds a value is always shown. */
  readonly columnsOf?: (columns: readonly ColumnProperty[], values: JsonObject) => readonly ColumnProperty[];
  /** What stands before the heading of a row, to tell rows of one kind apart at a glance. */
  readonly icon?: (values: JsonObject) => ReactNode;
}

const kinds: Readonly<Record<string, TableKind>> = {
  Regular: regular,
  StackedTable: stackedTable,
  ConnectorParams: connectorParams,
  Intents: intents,
  ModuleParams: moduleParams,
  ModuleInputParams: moduleParams,
  MoveParams: moduleParams,
  ModuleReturnParams: assignments,
  ModuleParamAssignments: assignments,
  InParamAssignments: assignments,
  OutParamAssignments: assignments,
  Exceptions: exceptions,
};

/** How a table of a type is shown; one of an unknown type is a regular one. */
export function tableKindOf({ tableType }: TableDefinition): TableKind {
  return (Object.hasOwn(kinds, tableType) ? kinds[tableType] : undefined) ?? regular;
}

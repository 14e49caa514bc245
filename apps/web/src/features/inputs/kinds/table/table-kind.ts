import type { ColumnProperty, JsonObject, TableDefinition } from '@confab/model';
import type { ReactNode } from 'react';
import { assignments } from './kinds/assignments.ts';
import { connectorParams } from './kinds/connector-params.ts';
import { exceptions } from './kinds/exceptions.ts';
import { intents } from './kinds/intents.ts';
import { moduleParams } from './kinds/module-params.ts';
import { regular } from './kinds/regular.ts';
import { stackedTable } from './kinds/stacked-table.ts';

/** Settings of a table type that differ from a plain list of expandable rows (A3.41). */
export interface TableKind {
  /** Rows per page, unless the table definition sets it. */
  readonly pageSize: number;
  /** Whether several rows can be open at the same time. */
  readonly opensSeveral?: boolean;
  /** Whether removing a row asks for confirmation (A2.42). */
  readonly asksBeforeRemoving?: boolean;
  /** Whether rows without a value in the index column are hidden (A4.12). */
  readonly skipsWithoutIndex?: boolean;
  /** Selects the relevant columns of a row by its values; all columns when undefined. */
  readonly selectColumns?: (columns: readonly ColumnProperty[], values: JsonObject) => readonly ColumnProperty[];
  /** An icon before the heading of a row. */
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

/** The settings for a table type; those of a regular table for an unknown type. */
export function getTableKind({ tableType }: TableDefinition): TableKind {
  return (Object.hasOwn(kinds, tableType) ? kinds[tableType] : undefined) ?? regular;
}

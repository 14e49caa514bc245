import { columnsByChoice } from './columns-by-choice.ts';
import type { TableKind } from '../table-kind.ts';

/** Exception handling. Of the five ways to handle an exception (A3.64), only MoveToNode has a target. */
export const exceptions: TableKind = {
  pageSize: 50,
  selectColumns: columnsByChoice('Handling', { TargetNodeId: ['MoveToNode'], TargetWorkflowId: ['MoveToNode'] }),
};

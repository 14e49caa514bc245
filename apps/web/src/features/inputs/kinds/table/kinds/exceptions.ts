import { columnsByChoice } from './columns-by-choice.ts';
import type { TableKind } from '../table-kind.ts';

/** What happens when something goes wrong, by what it is: of the five handlings (A3.64) only MoveToNode has a target. */
export const exceptions: TableKind = {
  pageSize: 50,
  columnsOf: columnsByChoice('Handling', { TargetNodeId: ['MoveToNode'], TargetWorkflowId: ['MoveToNode'] }),
};

import { columnsByChoice } from './columns-by-choice.ts';
import type { TableKind } from '../table-kind.ts';

/** Connectors of a node. Each kind of connector shows only the condition it uses (A3.47). */
export const connectorParams: TableKind = {
  pageSize: 50,
  selectColumns: columnsByChoice('Kind', {
    IntentId: ['Intent'],
    OpenTurns: ['Intent'],
    ExpectedResponse: ['Expected'],
    Condition: ['Rule'],
    ReturnNodeId: ['Return'],
  }),
};

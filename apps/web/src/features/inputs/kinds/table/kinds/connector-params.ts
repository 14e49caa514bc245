import { columnsByChoice } from './columns-by-choice.ts';
import type { TableKind } from '../table-kind.ts';

/** The ways on from a node. What says when one is followed is asked for that kind of connector only (A3.47). */
export const connectorParams: TableKind = {
  pageSize: 50,
  columnsOf: columnsByChoice('Kind', {
    IntentId: ['Intent'],
    ExpectedResponse: ['Expected'],
    Condition: ['Rule'],
    ReturnNodeId: ['Return'],
  }),
};

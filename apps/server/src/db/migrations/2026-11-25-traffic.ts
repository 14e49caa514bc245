import type { Migration } from './migration.ts';

/** The nodes and connectors of each turn, for the traffic on the canvas and in the page tree. */
export const traffic: Migration = {
  name: '2026-11-25-traffic',
  sql: `
-- Each node and connector once; null for turns that were taken before these columns existed.
alter table channel_event add column visited text[]; -- the nodes that were entered, and where the conversation waits
alter table channel_event add column taken text[];   -- connectors as 'node/connector'
`,
};

import type { Migration } from '../migration.ts';

/**
 * The state after each turn of a simulated conversation, so that the author can continue from any of them in another
 * way.
 */
export const simulatorTurns: Migration = {
  name: '2026-11-21-simulator-turns',
  sql: `
create table simulator_turn (
  team_id uuid not null,
  session_id uuid not null references simulator_session (id) on delete cascade,
  turn integer not null,                   -- the opening is 0
  state text not null,
  primary key (session_id, turn)
);
`,
};

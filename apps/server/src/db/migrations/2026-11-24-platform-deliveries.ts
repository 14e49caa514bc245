import type { Migration } from './migration.ts';

/** Columns that keep the packages of a platform in order, and bind a package to the process that sends it. */
export const platformDeliveries: Migration = {
  name: '2026-11-24-platform-deliveries',
  sql: `
alter table platform_publication add column position bigint generated always as identity; -- in the order of the requests
alter table platform_publication add column destination text; -- equal for packages that replace each other
alter table platform_publication add column lease uuid;       -- of the process that sends it
update platform_publication set destination = id::text;
alter table platform_publication alter column destination set not null;
alter table platform_publication drop constraint platform_publication_state_check;
alter table platform_publication add constraint platform_publication_state_check
  check (state in ('Waiting', 'Sending', 'Done', 'Failed', 'Superseded'));
create index platform_publication_destination on platform_publication (project_id, destination, position)
  where state in ('Waiting', 'Sending');
`,
};

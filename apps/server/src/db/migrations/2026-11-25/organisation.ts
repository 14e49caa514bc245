import type { Migration } from '../migration.ts';

/** The tree in which teams order their projects and chapters (A2.3). */
export const organisation: Migration = {
  name: '2026-11-25-organisation',
  sql: `
create table organisation_node (
  id uuid primary key,                     -- of a folder; of the item for a project or a chapter that has a place
  team_id uuid not null references team (id) on delete cascade,
  parent_id uuid,                          -- null at the top of the team's tree, or of the project of a folder of chapters
  item_id uuid,                            -- the project or chapter with this place; the project of a folder of chapters
  type text not null check (type in (
    'Organization', 'Zone', 'ProjectGroup', 'ProjectFolder', 'BucketFolder', 'Bucket', 'LlamaFolder', 'Project', 'Llama')),
  display_name text not null,              -- '' for an item, which has its own
  position integer not null,               -- among its siblings
  unique (team_id, id),
  foreign key (team_id, item_id) references item (team_id, id) on delete cascade,
  -- A folder is deleted when nothing is in it any more, so this deletes only the chapters of a purged project.
  foreign key (team_id, parent_id) references organisation_node (team_id, id) on delete cascade,
  check ((item_id is not null) = (type in ('Project', 'Llama', 'LlamaFolder')))
);
create index organisation_node_team on organisation_node (team_id, position, id);
create index organisation_node_parent on organisation_node (team_id, parent_id);
create index organisation_node_item on organisation_node (team_id, item_id);
`,
};

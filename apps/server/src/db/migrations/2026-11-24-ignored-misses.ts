import type { Migration } from './migration.ts';

/** Utterances that the authors of a project do not want to answer. */
export const ignoredMisses: Migration = {
  name: '2026-11-24-ignored-misses',
  sql: `
create table ignored_miss (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  text text not null check (length(text) between 1 and 1000), -- lower case, without spaces around
  at timestamptz not null,
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
-- Texts can be longer than a key of an index.
create unique index ignored_miss_text on ignored_miss (team_id, project_id, md5(text));
`,
};

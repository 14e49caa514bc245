import type { Migration } from './migration.ts';

/** Requests to publish a One project, each with the frozen release that it is about. */
export const reviews: Migration = {
  name: '2026-11-23-reviews',
  sql: `
create table review (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  release_id uuid not null references release (id) on delete cascade,
  state text not null check (state in ('UnderReview', 'Approved', 'Denied', 'Withdrawn')),
  requested_by uuid not null,
  requested_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  reason text not null default '',
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
-- A project has one open request.
create unique index review_open on review (project_id) where state = 'UnderReview';
create index review_project on review (project_id, requested_at desc);
create index review_release on review (release_id);
create index review_queue on review (requested_at) where state = 'UnderReview';
create index review_decided on review (decided_at desc) where state in ('Approved', 'Denied');
`,
};

import type { Migration } from './migration.ts';

const bytes = (row: string) => `(200 + ${row}.bytes)::bigint`;

/**
 * The media library of teams. Files are in the storage; these tables describe them.
 *
 * A content is a stored file that never changes: its object has the key `team/content`. An asset is a name that points
 * to the content of its newest version, so that a replaced file is either the old one or the new one, never a half.
 * Copies share a content. The bytes of contents count for the team; files that can be made again do not.
 */
export const media: Migration = {
  name: '2026-11-22-media',
  sql: `
create table asset_content (
  team_id uuid not null references team (id) on delete cascade,
  id uuid not null,
  bytes bigint not null,
  hash bytea not null,                     -- SHA-256
  signature text not null,                 -- what its first bytes say: png, mp3, text …
  width integer,                           -- of a picture
  height integer,
  created_at timestamptz not null default now(),
  primary key (team_id, id)
);
create index asset_content_created on asset_content (created_at);

create table asset_folder (
  team_id uuid not null references team (id) on delete cascade,
  id uuid not null,
  parent_id uuid,                          -- null at the top of the library
  name text not null,
  name_key text not null,                  -- two names with one key are the same
  place uuid not null generated always as (coalesce(parent_id, team_id)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  deletion_id uuid,                        -- what was deleted together
  primary key (team_id, id),
  foreign key (team_id, parent_id) references asset_folder (team_id, id)
);
create unique index asset_folder_name on asset_folder (place, name_key) where deleted_at is null;
create index asset_folder_parent on asset_folder (parent_id);
create index asset_folder_deleted on asset_folder (deleted_at) where deleted_at is not null;

create table asset (
  team_id uuid not null references team (id) on delete cascade,
  id uuid not null unique,                 -- addresses name the asset alone
  folder_id uuid,
  name text not null,
  name_key text not null,
  place uuid not null generated always as (coalesce(folder_id, team_id)) stored,
  extension text not null,
  bytes bigint not null,                   -- of the newest version, as its content has them
  version integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  deletion_id uuid,
  primary key (team_id, id),
  foreign key (team_id, folder_id) references asset_folder (team_id, id)
);
create unique index asset_name on asset (place, name_key) where deleted_at is null;
create index asset_folder_files on asset (folder_id);
create index asset_deleted on asset (deleted_at) where deleted_at is not null;

create table asset_version (
  team_id uuid not null,
  asset_id uuid not null,
  number integer not null,
  content_id uuid not null,
  author_id uuid,
  created_at timestamptz not null default now(),
  replaced_at timestamptz,                 -- null for the newest; a replaced one is kept for 30 days
  primary key (team_id, asset_id, number),
  foreign key (team_id, asset_id) references asset (team_id, id) on delete cascade,
  foreign key (team_id, content_id) references asset_content (team_id, id)
);
create index asset_version_content on asset_version (content_id);
create index asset_version_replaced on asset_version (replaced_at) where replaced_at is not null;

create table asset_metadata (
  team_id uuid not null,
  asset_id uuid not null,
  transcript text not null,
  version integer not null,                -- the version that was transcribed
  updated_at timestamptz not null default now(),
  primary key (team_id, asset_id),
  foreign key (team_id, asset_id) references asset (team_id, id) on delete cascade
);

-- Files made from contents: pictures of other sizes, sounds of other formats. Each can be made again.
create table asset_derivative (
  team_id uuid not null,
  content_id uuid not null,
  form text not null,                      -- a size or a format
  media_type text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  primary key (team_id, content_id, form),
  foreign key (team_id, content_id) references asset_content (team_id, id) on delete cascade
);

-- Parts of uploads that came in several requests. Their objects have the key 'team/id'.
create table asset_chunk (
  team_id uuid not null references team (id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  upload_key text not null,
  place integer not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  primary key (team_id, id),
  unique (team_id, account_id, upload_key, place)
);
create index asset_chunk_created on asset_chunk (created_at);

-- The contents that a release shows. A published assistant keeps them when the assets change or are deleted.
create table release_asset (
  team_id uuid not null,
  release_id uuid not null references release (id) on delete cascade,
  asset_id uuid not null,
  content_id uuid not null,
  extension text not null,
  primary key (release_id, asset_id),
  foreign key (team_id, content_id) references asset_content (team_id, id)
);
create index release_asset_asset on release_asset (asset_id);
create index release_asset_content on release_asset (content_id);

do $$ begin
  execute 'create or replace view team_stored as ' || rtrim(pg_get_viewdef('team_stored'::regclass), E'; \\n')
    || ' union all select ''asset_content'' as name, team_id, ${bytes('asset_content')} as bytes from asset_content';
end $$;

create function count_asset_content() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform add_team_bytes(new.team_id, ${bytes('new')}, true);
  else perform add_team_bytes(old.team_id, -${bytes('old')}, false);
  end if;
  return null;
end $$;
create trigger count_bytes after insert or delete on asset_content
  for each row execute function count_asset_content();
create constraint trigger store_bytes after insert or delete on asset_content deferrable initially deferred
  for each row execute function store_team_bytes();
`,
};

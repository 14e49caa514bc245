import type { Migration } from '../migration.ts';

/**
 * Conversations of every channel, where there was one for chat alone; they live for a day, so none is migrated.
 * Utterances are in the turns, which are deleted with their conversation, and in the events, if the project keeps them
 * there.
 */
export const channels: Migration = {
  name: '2026-11-21-channels',
  sql: `
drop table chat_session;
create table channel_session (
  id_hash bytea primary key,               -- keyed, of assistant, stage, channel and what the channel calls it
  team_id uuid not null,
  project_id uuid not null,
  stage text not null,
  channel text not null,
  release_id uuid references release (id), -- null at alpha, which runs the newest save
  visitor_hash bytea,                      -- null for somebody the channel does not know
  language text not null,
  state text not null,
  turns integer not null,
  updated_at timestamptz not null default now(),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create index channel_session_age on channel_session (updated_at);
create index channel_session_project on channel_session (project_id);
create index channel_session_release on channel_session (release_id);
create index channel_session_visitor on channel_session (visitor_hash) where visitor_hash is not null;

create table channel_turn (
  session_hash bytea not null references channel_session (id_hash) on delete cascade,
  turn_id text not null,                   -- chosen by whoever asks; the same again gets the same answer
  team_id uuid not null,
  number integer not null,
  said text,                               -- null where nothing was said
  answer text not null,                    -- JSON
  primary key (session_hash, turn_id)
);
create unique index channel_turn_number on channel_turn (session_hash, number);

create table channel_event (
  id uuid primary key,
  team_id uuid not null,
  project_id uuid not null,
  release_id uuid,
  stage text not null,
  channel text not null,
  session_hash bytea not null,
  visitor_hash bytea,
  turn integer not null,
  at timestamptz not null default now(),
  input text not null,
  node_id text,
  intent_id text,
  intent_name text,
  score real,
  is_matched boolean,                      -- null where there was nothing to understand
  is_ended boolean not null,
  latency_ms integer not null,
  language text not null,
  exception text,
  said text,                               -- these two only if the project keeps what is said
  answered text,
  text_until timestamptz,
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create index channel_event_project on channel_event (team_id, project_id, at);
create index channel_event_age on channel_event (at);
create index channel_event_text on channel_event (text_until) where text_until is not null;
create index channel_event_visitor on channel_event (visitor_hash) where visitor_hash is not null;
create index channel_event_session on channel_event (session_hash) where text_until is not null;

create table channel_visitor (
  visitor_hash bytea primary key,          -- keyed, of assistant, stage, channel and what the channel calls them
  team_id uuid not null,
  project_id uuid not null,
  user_values text not null,               -- JSON: their variables of the scope User
  seen_at timestamptz not null default now(),
  foreign key (team_id, project_id) references item (team_id, id) on delete cascade
);
create index channel_visitor_age on channel_visitor (seen_at);
create index channel_visitor_project on channel_visitor (team_id, project_id);
`,
};

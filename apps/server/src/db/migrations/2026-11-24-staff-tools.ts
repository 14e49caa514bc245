import type { Migration } from './migration.ts';

/** A word ends at every ASCII character but letters and digits, whatever the language of the database. */
const toWords = (texts: string) =>
  String.raw`to_tsvector('simple', regexp_replace(${texts}, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'))`;

/** A report of people with the state that the staff gives it, and its words for searches. */
const sortReports = (table: string, texts: string) => `
alter table ${table} add column state text not null default 'New' check (state in ('New', 'Seen', 'Closed'));
alter table ${table} add column words tsvector generated always as (${toWords(texts)}) stored;
create index ${table}_state on ${table} (state, created_at desc, id desc);
create index ${table}_words on ${table} using gin (words);`;

/**
 * The tools of the staff: an audit trail that names each action, can be searched and refuses changes, reports with a
 * state, and queued mails that can be tried again or cancelled.
 */
export const staffTools: Migration = {
  name: '2026-11-24-staff-tools',
  sql: `
alter table audit add column actor_email text; -- as it was then; kept as long as the row, also after the account
alter table audit add column object_name text; -- as it was then
create index audit_actor on audit (lower(actor_email), at desc) where actor_email is not null;
create index audit_object_name on audit (lower(object_name) text_pattern_ops, at desc) where object_name is not null;
create index audit_action on audit (action, at desc);

-- Rows are only added. The exceptions: a row of refusals counts further ones of its kind, and rows end after 400 days.
create function protect_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '400 days' then return old; end if;
  elsif tg_op = 'UPDATE' then
    if old.refusal_key is not null and new.repeats > old.repeats and new.last_at is not null
      and to_jsonb(new) - 'repeats' - 'last_at' = to_jsonb(old) - 'repeats' - 'last_at'
    then
      return new;
    end if;
  end if;
  raise exception 'The audit trail cannot be changed.' using errcode = 'CA001';
end $$;
create trigger protect_audit before update or delete on audit for each row execute function protect_audit();
create trigger protect_audit_as_a_whole before truncate on audit for each statement execute function protect_audit();
${sortReports('feedback', "name || ' ' || email || ' ' || text")}
${sortReports('crash_report', "email || ' ' || text")}

alter table outbox_mail add column last_error text;        -- of the last try; null after a success
alter table outbox_mail add column retried_at timestamptz; -- when the staff asked for another day of tries
alter table outbox_mail add column cancelled_at timestamptz;
create index outbox_mail_unsent on outbox_mail (created_at desc, id desc) where sent_at is null;
create index platform_publication_state on platform_publication (state, created_at desc, id desc);

create index team_name_start on team (lower(name) text_pattern_ops);
create index team_newest on team (created_at desc, id desc);
`,
};

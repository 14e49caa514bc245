import type { Migration } from '../migration.ts';

/** Letters that are not compositions of a letter and an accent, with the letters among which people look for them. */
const letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const plainLetters = Object.entries(letters).reduce(
  (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
  String.raw`normalize(regexp_replace(normalize(name_key, NFD), '([a-z\u03b1-\u03c9])[\u0300-\u036f]+', '\1', 'g'), NFC)`,
);

/**
 * The order of names: numbers by their value, letters with accents beside those without. The database keeps the key of each row, so
 * that a page of a list comes from an index, in one order for all readers and on all databases. An accent of a Latin or Greek letter
 * counts only between names that are otherwise the same; other scripts have letters of their own that Unicode composes.
 *
 * A number is its digits without leading zeros behind the count of them: 2 is '0012', 10 is '00210'. The key is cut to what an entry of
 * an index holds. Stored rows get theirs in one pass over the table: 50,000 take a second.
 */
export const nameOrder: Migration = {
  name: '2026-11-27-name-order',
  sql: String.raw`
create function name_sort_key(name_key text) returns text
language sql immutable strict parallel safe as $$
  select left(coalesce(string_agg(
      case when run[1] is null then run[2]
        else lpad(length(ltrim(run[1], '0'))::text, 3, '0') || ltrim(run[1], '0') end, '' order by place), ''), 200)
    || E'\x01' || left(name_key, 200)
  from regexp_matches(
    ${plainLetters},
    '([0-9]+)|([^0-9]+)', 'g') with ordinality as runs (run, place)
$$;

alter table asset add column sort_key text collate "C" not null generated always as (name_sort_key(name_key)) stored;
alter table asset_folder add column sort_key text collate "C" not null generated always as (name_sort_key(name_key)) stored;
-- Of all files, with those in the bin behind each folder: an index of some of them would seem so small to PostgreSQL without statistics
-- that it read all of it to find one file.
create index asset_sorted on asset (place, (deleted_at is null), sort_key);
`,
};

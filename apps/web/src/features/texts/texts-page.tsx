import { parseTranslationPath } from '@confab/inputs';
import { getLanguageName, isTestItem } from '@confab/model';
import { EmptyState } from '@confab/ui';
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconCheck, IconLanguage, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useEditingSession, useProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useWritingLanguage } from '../translations/index.ts';
import type { ItemSchemas } from '../tree/index.ts';
import { isOfOwner, matchesQuery, type TextFilter } from './list-texts.ts';
import { TextsFiles } from './texts-files.tsx';
import { TextsTable } from './texts-table.tsx';
import { useTextsView } from './texts-view.ts';
import { useTexts } from './use-texts.ts';
import classes from './texts.module.css';
import { words, type TextsWords } from './words.ts';

export interface TextsPageProps {
  readonly schemas: ItemSchemas;
  /** The row to go to: an item and a path, in the first language or of a translation. */
  readonly rowId: string | undefined;
  readonly onRow: (rowId: string) => void;
  /** Goes to an input of an item. */
  readonly onOpenPlace: (itemId: string, path: string) => void;
}

const filters = ['all', 'missing', 'stale'] as const satisfies readonly TextFilter[];
/** The choice of all languages side by side; no language has this code. */
const allLanguages = '*';

/** The page of all texts of a project, beside their translations. */
export function TextsPage({ schemas, rowId, onRow, onOpenPlace }: TextsPageProps) {
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const { rows, isComplete } = useTexts(schemas);
  const workflows = useProjectOutline()?.workflows ?? [];
  const { languages: all, further, choose } = useWritingLanguage();
  const [{ filter, ownerId, search, isAll }, change] = useTextsView();
  const [firstLanguage = '', ...others] = all;
  const hasAll = isAll && others.length > 1;
  const languages = hasAll ? others : others.filter((language) => language === (further ?? others[0]));
  const query = useDeferredValue(JSON.stringify({ filter, ownerId, search, languages }));
  const [touched, setTouched] = useState<Touched>({ query, ids: new Set() });
  const touchedIds = touched.query === query ? touched.ids : noIds;
  const counted = rows.filter((row) => isOfOwner(row, ownerId));
  const shown = rows.filter(
    (row) => touchedIds.has(row.id) || matchesQuery(row, { filter, ownerId, search, languages }),
  );
  return (
    <section className={classes.page} aria-label={say.title}>
      <div className={classes.title}>
        <h2>{say.title}</h2>
        <p className={classes.quiet}>{say.about}</p>
        {others.length > 1 ? (
          <SegmentedControl
            size="xs"
            aria-label={say.language}
            value={hasAll ? allLanguages : (languages[0] ?? '')}
            onChange={(next) => {
              change({ isAll: next === allLanguages });
              if (next !== allLanguages) choose(next);
            }}
            data={[
              ...others.map((language) => ({ value: language, label: getLanguageName(language) })),
              { value: allLanguages, label: say.allLanguages },
            ]}
          />
        ) : null}
      </div>
      <div className={classes.tools} role="search">
        <TextInput
          size="xs"
          className={classes.search ?? ''}
          aria-label={say.search}
          placeholder={say.search}
          leftSection={<IconSearch size={14} aria-hidden="true" />}
          value={search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <SegmentedControl
          size="xs"
          aria-label={say.show}
          value={filter}
          onChange={(next) => change({ filter: filters.find((one) => one === next) ?? 'all' })}
          data={filters.map((one) => ({ value: one, label: say.filter(one) }))}
        />
        <NativeSelect
          size="xs"
          aria-label={say.owner}
          value={ownerId}
          onChange={(event) => change({ ownerId: event.currentTarget.value })}
          data={[
            { value: '', label: say.allParts },
            { value: projectId, label: say.ofProject },
            ...workflows
              .filter(({ type }) => !isTestItem(type))
              .map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
        />
        <span className={classes.shown} role="status">
          {say.counted(shown.length, counted.length)}
        </span>
        {others.length > 0 ? <TextsFiles /> : null}
      </div>
      {others.length === 0 ? (
        <EmptyState icon={<IconLanguage size={24} />} title={say.oneLanguage}>
          {say.oneLanguageText}
        </EmptyState>
      ) : shown.length > 0 ? (
        <TextsTable
          rows={shown}
          {...{ counted, firstLanguage, languages }}
          rowId={rowId === undefined ? undefined : toRowId(rowId)}
          onTouch={(id) => setTouched({ query, ids: new Set([...touchedIds, id]) })}
          onOpen={(row, path) => {
            onRow(row.id);
            onOpenPlace(row.itemId, path);
          }}
        />
      ) : isComplete ? (
        <NoTexts {...{ say, filter }} isEmpty={counted.length === 0} isSearched={search.trim() !== ''} />
      ) : (
        <p className={classes.loading} role="status">
          {say.loading}
        </p>
      )}
    </section>
  );
}

/** The rows that were edited under a query: they stay, even if they no longer match. */
interface Touched {
  readonly query: string;
  readonly ids: ReadonlySet<string>;
}
const noIds: ReadonlySet<string> = new Set();

/** A row by its item and a path, which may be that of a translation. */
function toRowId(id: string): string {
  const at = id.indexOf('/');
  const translation = parseTranslationPath(id.slice(at + 1));
  return translation ? `${id.slice(0, at)}/${translation.path}` : id;
}

interface NoTextsProps {
  readonly say: TextsWords;
  readonly filter: TextFilter;
  readonly isEmpty: boolean;
  readonly isSearched: boolean;
}

function NoTexts({ say, filter, isEmpty, isSearched }: NoTextsProps) {
  const [title, text] = isEmpty
    ? [say.empty, say.emptyText]
    : isSearched || filter === 'all'
      ? [say.noneFound, say.noneFoundText]
      : filter === 'missing'
        ? [say.noneMissing, say.noneMissingText]
        : [say.noneStale, say.noneStaleText];
  const Icon = isEmpty ? IconLanguage : isSearched ? IconSearch : IconCheck;
  return (
    <EmptyState icon={<Icon size={24} />} title={title}>
      {text}
    </EmptyState>
  );
}

import { EmptyState } from '@confab/ui';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconTable } from '@tabler/icons-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import { DefinitionTable, type DefinitionTableProps } from '../table/definition-table.tsx';
import { words } from '../words.ts';

/** A filter of a table. */
export interface DefinitionFilter<Row> {
  readonly id: string;
  readonly label: string;
  readonly matches: (row: Row) => boolean;
}

interface DefinitionsViewProps<Row extends { readonly id: string; readonly name: string }> extends Omit<
  DefinitionTableProps<Row>,
  'onRemove'
> {
  readonly filters: readonly DefinitionFilter<Row>[];
  /** All text of a row that a search looks at. */
  readonly getSearchText: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Undefined in a read-only project. */
  readonly adding: { readonly label: string; readonly onAdd: () => void } | undefined;
  readonly onRemove: ((row: Row) => void) | undefined;
  /** More buttons of the page. */
  readonly tools?: ReactNode;
  /** Shown between the tools and the table. */
  readonly children?: ReactNode;
}

/** The matching rows and the open row, in the order of the rows. */
function listWithOpen<Row extends { readonly id: string }>(
  rows: readonly Row[],
  matching: readonly Row[],
  openId: string | undefined,
): readonly Row[] {
  const shown = new Set(matching);
  return rows.filter((row) => row.id === openId || shown.has(row));
}

/** The search, filter and buttons of a page above its table. */
export function DefinitionsView<Row extends { readonly id: string; readonly name: string }>(
  props: DefinitionsViewProps<Row>,
) {
  const { filters, getSearchText, empty, adding, tools, children, rows, ...table } = props;
  const say = useWords(words);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim().toLowerCase());
  const [filterId, setFilterId] = useState('');
  const filter = filters.find(({ id }) => id === filterId);
  const matching = rows.filter(
    (row) => (filter?.matches(row) ?? true) && (search === '' || getSearchText(row).toLowerCase().includes(search)),
  );
  // The open row stays in the table while it is edited, even if it no longer matches.
  const shown = matching.length === rows.length ? rows : listWithOpen(rows, matching, table.openId);
  const addButton = adding ? (
    <Button size="xs" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={adding.onAdd}>
      {adding.label}
    </Button>
  ) : null;
  return (
    <>
      <div className={classes.tools} role="search">
        <TextInput
          size="xs"
          className={classes.search ?? ''}
          aria-label={say.search(table.label)}
          placeholder={say.search(table.label)}
          leftSection={<IconSearch size={14} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          size="xs"
          aria-label={say.filter}
          value={filterId}
          data={[{ value: '', label: say.all }, ...filters.map(({ id, label }) => ({ value: id, label }))]}
          onChange={(event) => setFilterId(event.currentTarget.value)}
        />
        <span className={classes.count} role="status">
          {say.shown(matching.length, rows.length)}
        </span>
        {tools}
        {rows.length > 0 ? addButton : null}
      </div>
      {children}
      {rows.length === 0 ? (
        <EmptyState icon={<IconTable size={24} />} title={empty.title} action={addButton}>
          {empty.text}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState icon={<IconSearch size={24} />} title={say.noneFound}>
          {say.noneFoundText}
        </EmptyState>
      ) : (
        <DefinitionTable {...table} rows={shown} />
      )}
    </>
  );
}

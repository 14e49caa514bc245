import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReportList, type Reports } from './report-list.tsx';
import type { ListSearch } from './use-list-search.ts';

interface SearchedListProps<Entry extends { readonly id: string }> {
  readonly words: Readonly<Record<'search' | 'searchHint' | 'noneTitle' | 'none', string>>;
  readonly listSearch: ListSearch;
  /** The longest search, in characters. */
  readonly searchMax: number;
  /** The entries that the search finds. */
  readonly reports: Reports<Entry>;
  readonly renderEntry: (entry: Entry) => ReactNode;
}

/** A paged list of entries with a search field. */
export function SearchedList<Entry extends { readonly id: string }>(props: SearchedListProps<Entry>) {
  const { words: say, listSearch, searchMax, reports, renderEntry } = props;
  const { typed, setTyped, page, setPage } = listSearch;
  return (
    <>
      <TextInput
        mb="md"
        maw={420}
        type="search"
        maxLength={searchMax}
        label={say.search}
        description={say.searchHint}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ReportList
        reports={reports}
        page={page}
        empty={{ title: say.noneTitle, text: say.none }}
        onPage={setPage}
        renderEntry={renderEntry}
      />
    </>
  );
}

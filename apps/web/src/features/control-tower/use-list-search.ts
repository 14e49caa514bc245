import { timings } from '@confab/model';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** A search in a paged list: the typed text, the searched text, and the shown page of the result. */
export interface ListSearch {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** The typed text after a pause in typing, trimmed. */
  readonly search: string;
  /** Starts at 0, and again for another search. */
  readonly page: number;
  readonly setPage: (page: number) => void;
}

/** The state of a search in a paged list. */
export function useListSearch(initial = ''): ListSearch {
  const [typed, setTyped] = useState(initial);
  const [search] = useDebouncedValue(typed.trim(), timings.fieldDebounceMs);
  const [shown, setShown] = useState({ search, page: 0 });
  const page = shown.search === search ? shown.page : 0;
  return { typed, setTyped, search, page, setPage: (next) => setShown({ search, page: next }) };
}

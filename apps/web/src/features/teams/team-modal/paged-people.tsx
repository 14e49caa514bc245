import type { TeamMember } from '@confab/model';
import { Pagination, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './team-modal.module.css';

/** Rows per page (P9.17); keeps lists of hundreds of people fast. */
const pageSize = 10;

interface PagedPeopleProps {
  readonly people: readonly TeamMember[];
  readonly label: string;
  readonly renderPerson: (person: TeamMember, index: number) => ReactNode;
}

/** A list of people in pages of ten. A longer list can be filtered by name or email address. */
export function PagedPeople({ people, label, renderPerson }: PagedPeopleProps) {
  const text = useWords(words);
  const [filter, setFilter] = useState('');
  const [requestedPage, setPage] = useState(1);
  const needle = filter.trim().toLowerCase();
  const found = people.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(needle));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(requestedPage, pages);
  const isLong = people.length > pageSize;
  return (
    <>
      {isLong && (
        <TextInput
          className={classes.filter ?? ''}
          size="xs"
          aria-label={text.filter(label)}
          placeholder={text.filterPlaceholder}
          leftSection={<IconSearch size={14} />}
          value={filter}
          onChange={(event) => {
            setFilter(event.currentTarget.value);
            setPage(1);
          }}
        />
      )}
      <ul className={classes.people} aria-label={label}>
        {found.slice((page - 1) * pageSize, page * pageSize).map(renderPerson)}
      </ul>
      {isLong && found.length === 0 && <p className={classes.none}>{text.noMatch(filter)}</p>}
      {pages > 1 && (
        <Pagination
          className={classes.pages ?? ''}
          size="sm"
          total={pages}
          value={page}
          onChange={setPage}
          aria-label={text.pagesLabel(label)}
          getItemProps={(number) => ({ 'aria-label': text.page(number) })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? text.nextPage : text.previousPage })}
        />
      )}
    </>
  );
}

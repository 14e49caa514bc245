import type { TeamMember } from '@confab/model';
import { Pagination, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './team-modal.module.css';

/** Rows of a page (P9.17): hundreds of people are as quick as ten. */
const pageSize = 10;

interface PagedPeopleProps {
  readonly people: readonly TeamMember[];
  readonly label: string;
  readonly renderPerson: (person: TeamMember, at: number) => ReactNode;
}

/** People, ten at a time; when there are more they can be looked for by name or address. */
export function PagedPeople({ people, label, renderPerson }: PagedPeopleProps) {
  const text = useWords(words);
  const [filter, setFilter] = useState('');
  const [wanted, setPage] = useState(1);
  const sought = filter.trim().toLowerCase();
  const found = people.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(sought));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wanted, pages);
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
      {isLong && found.length === 0 && <p className={classes.none}>{text.nobodyFound(filter)}</p>}
      {pages > 1 && (
        <Pagination
          className={classes.pages ?? ''}
          size="sm"
          total={pages}
          value={page}
          onChange={setPage}
          aria-label={text.pagesOf(label)}
          getItemProps={(number) => ({ 'aria-label': text.page(number) })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? text.nextPage : text.previousPage })}
        />
      )}
    </>
  );
}

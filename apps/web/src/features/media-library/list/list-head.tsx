import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import type { ListOrder } from '../data/library-client.ts';
import type { Library } from '../use-library.ts';
import classes from './list.module.css';
import { words } from '../words.ts';

const columns = [
  ['name', classes.name],
  ['dateModified', classes.modified],
  ['type', classes.type],
  ['size', classes.size],
] as const satisfies readonly (readonly [ListOrder['sortBy'], string | undefined])[];

/** The heads of the columns, which sort the list. What a search for names finds has no order. */
export function ListHead({ library: { look, setLook, isSearching, unusedOnly } }: { readonly library: Library }) {
  const say = useWords(words);
  const isSorted = !isSearching || unusedOnly;
  function sortBy(column: ListOrder['sortBy']) {
    const isSame = look.sortBy === column;
    setLook({ sortBy: column, sortOrder: isSame && look.sortOrder === 'ascending' ? 'descending' : 'ascending' });
  }
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        {columns.map(([column, className]) => {
          const isCurrent = look.sortBy === column && isSorted;
          const Arrow = look.sortOrder === 'ascending' ? IconChevronUp : IconChevronDown;
          return (
            <span
              key={column}
              role="columnheader"
              className={className}
              aria-sort={isCurrent ? look.sortOrder : 'none'}
            >
              <button type="button" className={classes.sort} disabled={!isSorted} onClick={() => sortBy(column)}>
                {say.column(column)}
                {isCurrent && <Arrow size={14} aria-hidden="true" />}
              </button>
            </span>
          );
        })}
      </div>
    </div>
  );
}

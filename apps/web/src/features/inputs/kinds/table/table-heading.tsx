import type { Property } from '@confab/model';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useWords } from '../../../../words/define-words.ts';
import { BlockHeading } from '../../field/block-heading.tsx';
import { getInputLabel } from '../../field/field-frame.tsx';
import { words as inputWords } from '../../words.ts';
import type { RowWindow } from './rows/use-row-window.ts';
import { words } from './words.ts';
import classes from './table.module.css';

interface TableHeadingProps {
  readonly property: Property;
  /** Undefined when all rows fit on one page. */
  readonly window: RowWindow | undefined;
}

/** The name of a table, and a filter if it has more than one page. */
export function TableHeading({ property, window }: TableHeadingProps) {
  const say = useWords(words);
  const { clear } = useWords(inputWords);
  const name = getInputLabel(property);
  return (
    <BlockHeading property={property}>
      {window ? (
        <TextInput
          className={classes.filter ?? ''}
          size="xs"
          aria-label={say.filter(name)}
          placeholder={say.filter(name)}
          leftSection={<IconSearch size={14} aria-hidden="true" />}
          value={window.filter}
          onChange={(event) => window.setFilter(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && window.filter !== '' && clearFilter(event, window)}
          rightSection={
            window.filter === '' ? null : (
              <CloseButton size="xs" aria-label={clear} onClick={() => window.setFilter('')} />
            )
          }
        />
      ) : null}
    </BlockHeading>
  );
}

/** Clears the filter on Escape, without closing a surrounding modal. */
function clearFilter(event: { stopPropagation: () => void }, window: RowWindow) {
  event.stopPropagation();
  window.setFilter('');
}

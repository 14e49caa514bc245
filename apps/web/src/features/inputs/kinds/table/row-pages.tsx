import { IconButton } from '@confab/ui';
import { Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useWords } from '../../../../words/define-words.ts';
import type { RowWindow } from './rows/use-row-window.ts';
import { words } from './words.ts';
import classes from './table.module.css';

interface RowPagesProps {
  readonly window: RowWindow;
  /** The name of the table. */
  readonly name: string;
}

/** Page navigation for a table with more rows than fit on a page. */
export function RowPages({ window, name }: RowPagesProps) {
  const say = useWords(words);
  const { page, pageCount, from, rows, matching, goTo } = window;
  if (pageCount <= 1) return null;
  const steps = [
    { label: say.firstPage, Icon: IconChevronsLeft, to: 0, isOn: page > 0 },
    { label: say.previousPage, Icon: IconChevronLeft, to: page - 1, isOn: page > 0 },
    { label: say.nextPage, Icon: IconChevronRight, to: page + 1, isOn: page < pageCount - 1 },
    { label: say.lastPage, Icon: IconChevronsRight, to: pageCount - 1, isOn: page < pageCount - 1 },
  ];
  const buttons = steps.map(({ label, Icon, to, isOn }) => (
    <IconButton
      key={label}
      size={28}
      label={label}
      icon={<Icon size={16} />}
      disabled={!isOn}
      onClick={() => goTo(to)}
    />
  ));
  return (
    <nav className={classes.pages} aria-label={say.page(name)}>
      {buttons.slice(0, 2)}
      <Text size="xs" c="dimmed" role="status">
        {say.range(from + 1, from + rows.length, matching)}
      </Text>
      {buttons.slice(2)}
    </nav>
  );
}

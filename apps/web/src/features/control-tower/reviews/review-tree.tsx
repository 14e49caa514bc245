import type { ReviewDetails, ReviewedPage } from '@confab/contracts';
import { Switch, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from './reviews.module.css';
import { words } from './words.ts';

interface ReviewTreeProps {
  readonly details: ReviewDetails;
  readonly selectedId: string;
  readonly onSelect: (itemId: string) => void;
}

/** The project, its author values, chapters and pages in reading order, each with its change since the last approved version. */
export function ReviewTree({ details, selectedId, onSelect }: ReviewTreeProps) {
  const say = useWords(words);
  const { project, authorValues, chapters, removed, approvedUtc } = details;
  const about = [
    { item: project, name: say.project },
    ...authorValues.map((item) => ({ item, name: item.displayName })),
  ];
  const [onlyChanged, setOnlyChanged] = useState(approvedUtc !== null);
  const isShown = ({ change }: Pick<ReviewedPage, 'change'>) => !onlyChanged || change !== 'same';
  const shownAbout = about.filter(({ item }) => isShown(item));
  const shown = chapters.filter((chapter) => isShown(chapter) || chapter.pages.some(isShown));
  const renderItem = (item: Omit<ReviewedPage, 'parent'>, level: number, name = item.displayName || say.unnamed) => (
    <UnstyledButton
      className={classes.item}
      style={{ paddingInlineStart: `${8 + level * 16}px` }}
      aria-current={item.itemId === selectedId || undefined}
      onClick={() => onSelect(item.itemId)}
    >
      <span className={classes.itemName}>{name}</span>
      {approvedUtc !== null && item.change !== 'same' && (
        <span className={classes.change} data-change={item.change}>
          {say[item.change]}
        </span>
      )}
    </UnstyledButton>
  );
  return (
    <nav className={classes.tree} aria-label={say.pages}>
      {approvedUtc !== null && (
        <Switch
          label={say.onlyChanged}
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
        />
      )}
      <ul className={classes.items}>
        {shownAbout.map(({ item, name }) => (
          <li key={item.itemId}>{renderItem(item, 0, name)}</li>
        ))}
        {shown.map((chapter) => (
          <li key={chapter.itemId}>
            {renderItem(chapter, 0)}
            <ul className={classes.items}>
              {chapter.pages.filter(isShown).map((page) => (
                <li key={page.itemId} className={classes.pageRow}>
                  {renderItem(page, getLevel(page, chapter.pages))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {onlyChanged && shownAbout.length === 0 && shown.length === 0 && (
        <p className={classes.quiet}>{say.nothingChanged}</p>
      )}
      {removed.length > 0 && (
        <>
          <h2 className={classes.small}>{say.removed}</h2>
          <ul className={classes.items}>
            {removed.map(({ itemId, displayName }) => (
              <li key={itemId} className={classes.removed}>
                {displayName || say.unnamed}
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

/** Deeper pages are not indented further. */
const levelMax = 6;

/** How deep a page is below its chapter, starting at 1. */
function getLevel(page: ReviewedPage, pages: readonly ReviewedPage[]): number {
  let level = 1;
  let parent = pages.find(({ itemId }) => itemId === page.parent);
  while (parent && level < levelMax) {
    level += 1;
    const { parent: next } = parent;
    parent = pages.find(({ itemId }) => itemId === next);
  }
  return level;
}

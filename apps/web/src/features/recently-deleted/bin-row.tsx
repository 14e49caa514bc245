import type { BinnedItem } from '@confab/contracts';
import { Button } from '@mantine/core';
import { IconBook, IconBox, IconFileText, IconRestore, IconRoute, IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { useWords } from '../../words/define-words.ts';
import { daysLeft } from './days-left.ts';
import classes from './recently-deleted.module.css';
import { words, type BinWords } from './words.ts';

const icons = { project: IconSitemap, workflow: IconRoute, node: IconBox, llama: IconBook, page: IconFileText };

interface BinRowProps {
  readonly item: BinnedItem;
  readonly isWorking: boolean;
  readonly onRestore: () => void;
}

/** Something in the bin. */
export function BinRow({ item, isWorking, onRestore }: BinRowProps) {
  const say = useWords(words);
  const language = useLanguage((state) => state.language);
  const [now] = useState(() => Date.now());
  const { kind, displayName, deletedUtc, deletedByName, expiresUtc } = item;
  const Icon = icons[kind];
  const days = daysLeft(expiresUtc, now);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(deletedUtc),
  );
  return (
    <li className={classes.row}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.name} title={displayName}>
          {displayName}
        </div>
        <div className={classes.about}>
          {whatItIs(item, say)} · {say.by(when, deletedByName)}
        </div>
      </div>
      <span className={classes.left} data-soon={days <= 3 || undefined}>
        {say.left(days)}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconRestore size={15} />}
        loading={isWorking}
        aria-label={say.restoreItem(displayName)}
        onClick={onRestore}
      >
        {say.restore}
      </Button>
    </li>
  );
}

function whatItIs({ kind, nodeCount, workflowName }: BinnedItem, say: BinWords) {
  return kind === 'node' || kind === 'page' ? say[kind](workflowName) : say[kind](nodeCount);
}

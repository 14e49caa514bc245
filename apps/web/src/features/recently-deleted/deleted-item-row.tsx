import type { DeletedItem } from '@confab/contracts';
import { Button } from '@mantine/core';
import { IconBook, IconBox, IconFileText, IconRestore, IconRoute, IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatTime } from '../../dates/index.ts';
import { useKeepFocusNear } from '../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../words/define-words.ts';
import { countDaysLeft } from './count-days-left.ts';
import classes from './recently-deleted.module.css';
import { words, type RecentlyDeletedWords } from './words.ts';

const icons = { project: IconSitemap, workflow: IconRoute, node: IconBox, llama: IconBook, page: IconFileText };

interface DeletedItemRowProps {
  readonly item: DeletedItem;
  readonly isWorking: boolean;
  readonly onRestore: () => void;
}

/** A deleted item with its Restore button. */
export function DeletedItemRow({ item, isWorking, onRestore }: DeletedItemRowProps) {
  const say = useWords(words);
  const format = useFormatTime();
  const row = useKeepFocusNear<HTMLLIElement>();
  const [now] = useState(() => Date.now());
  const { kind, displayName, deletedUtc, deletedByName, expiresUtc } = item;
  const Icon = icons[kind];
  const days = countDaysLeft(expiresUtc, now);
  const when = format(deletedUtc);
  return (
    <li ref={row} className={classes.row}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.name} title={displayName}>
          {displayName}
        </div>
        <div className={classes.about}>
          {describeItem(item, say)} · {say.by(when, deletedByName)}
        </div>
      </div>
      <span className={classes.left} data-soon={days <= 3 || undefined}>
        {say.left(days)}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconRestore size={16} />}
        loading={isWorking}
        aria-label={say.restoreItem(displayName)}
        onClick={onRestore}
      >
        {say.restore}
      </Button>
    </li>
  );
}

function describeItem({ kind, type, nodeCount, workflowName }: DeletedItem, say: RecentlyDeletedWords) {
  if (kind === 'project' && type === 'One') return say.oneProject(nodeCount);
  return kind === 'node' || kind === 'page' ? say[kind](workflowName) : say[kind](nodeCount);
}

import type { FileItem } from '@confab/contracts';
import { Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { FileIcon } from '../list/file-icon.tsx';
import classes from './details.module.css';
import { words } from '../words.ts';

/** The name of an item, and whether it is read-only (A2.90). */
export function DetailsHead({ item }: { readonly item: FileItem }) {
  const say = useWords(words);
  const translate = useMessage();
  const { write, ...message } = item.permission;
  return (
    <div className={classes.head}>
      <FileIcon item={item} size={20} />
      <h2>{item.name}</h2>
      {!write && (
        <Tooltip label={translate(message)} events={{ hover: true, focus: true, touch: true }}>
          <span className={classes.readOnly} aria-description={translate(message)}>
            <IconLock size={12} aria-hidden="true" />
            {say.readOnly}
          </span>
        </Tooltip>
      )}
    </div>
  );
}

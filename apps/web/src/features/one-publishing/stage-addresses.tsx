import type { PromotionStatus } from '@confab/contracts';
import { IconButton } from '@confab/ui';
import { Anchor } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { copyWithToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './one-publishing.module.css';
import { words } from './words.ts';

/** The addresses at which the published stages answer, each with a button that copies it; nothing without any. */
export function StageAddresses({ stages }: Pick<PromotionStatus, 'stages'>) {
  const say = useWords(words);
  const published = stages.filter(({ chatUrl }) => chatUrl !== '');
  if (published.length === 0) return null;
  return (
    <ul className={classes.addresses} aria-label={say.answers}>
      {published.map(({ stage, chatUrl }) => (
        <li key={stage}>
          <strong>{stage}</strong>
          <Anchor href={chatUrl} target="_blank" rel="noopener noreferrer" className={classes.address ?? ''}>
            {chatUrl}
            <IconExternalLink size={14} aria-label={say.newTab} />
          </Anchor>
          <IconButton
            label={say.copyAddress(stage)}
            icon={<IconCopy size={16} />}
            onClick={() => void copyWithToast(chatUrl)}
          />
        </li>
      ))}
    </ul>
  );
}

import type { PromotionStatus } from '@confab/contracts';
import { IconButton } from '@confab/ui';
import { Anchor } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { copyText } from '../../platform/clipboard.ts';
import { showToast } from '../../shell/toasts/index.ts';
import classes from './publishing.module.css';

/** Where each stage answers, once something is published there. */
export function StageLinks({ stages }: { readonly stages: PromotionStatus['stages'] }) {
  const published = stages.filter(({ chatUrl }) => chatUrl !== '');
  if (published.length === 0) return null;

  async function copy(address: string) {
    const isCopied = await copyText(address);
    showToast(
      isCopied
        ? { kind: 'success', text: 'Copied to clipboard' }
        : { kind: 'error', text: 'The browser did not let us copy.' },
    );
  }

  return (
    <section className={classes.stages} aria-label="Where it answers">
      {published.map(({ stage, chatUrl, releaseNumber, publishedUtc, publishedBy }) => (
        <div key={stage} className={classes.stage}>
          <div>
            <strong>{stage}</strong>
            <span className={classes.quiet}>
              release {releaseNumber}, {publishedUtc ? new Date(publishedUtc).toLocaleString() : ''} by {publishedBy}
            </span>
          </div>
          <Anchor href={chatUrl} target="_blank" rel="noopener noreferrer" className={classes.address ?? ''}>
            {chatUrl}
            <IconExternalLink size={14} aria-label="(opens in a new tab)" />
          </Anchor>
          <IconButton
            label={`Copy the address of ${stage}`}
            icon={<IconCopy size={16} />}
            onClick={() => copy(chatUrl)}
          />
        </div>
      ))}
    </section>
  );
}

import type { PromotionStatus } from '@confab/contracts';
import type { PublishedStage } from '@confab/model';
import { IconButton } from '@confab/ui';
import { Anchor } from '@mantine/core';
import { IconCode, IconCopy, IconExternalLink, IconHistory, IconMessages } from '@tabler/icons-react';
import { copyWithToast } from '../../toasts/index.ts';
import { useOpenSite } from '../../session/use-open-site.ts';
import { useWords } from '../../words/define-words.ts';
import { createEmbedCode } from './create-embed-code.ts';
import classes from './publishing.module.css';
import { words } from './words.ts';

interface StageLinksProps extends Pick<PromotionStatus, 'stages' | 'projectId'> {
  readonly onRollBack: (stage: PublishedStage) => void;
}

/** Chat link, embed code and tester link of each published stage. */
export function StageLinks({ stages, projectId, onRollBack }: StageLinksProps) {
  const say = useWords(words);
  const openSite = useOpenSite();
  const published = stages.filter(({ chatUrl }) => chatUrl !== '');
  if (published.length === 0) return null;

  return (
    <section className={classes.stages} aria-label={say.answers}>
      {published.map(({ stage, chatUrl }) => (
        <div key={stage} className={classes.stage}>
          <strong>{stage}</strong>
          <Anchor href={chatUrl} target="_blank" rel="noopener noreferrer" className={classes.address ?? ''}>
            {chatUrl}
            <IconExternalLink size={14} aria-label={say.newTab} />
          </Anchor>
          <div className={classes.stageTools}>
            <IconButton
              label={say.copyAddress(stage)}
              icon={<IconCopy size={16} />}
              onClick={() => void copyWithToast(chatUrl)}
            />
            <IconButton
              label={say.copyCode(stage)}
              icon={<IconCode size={16} />}
              onClick={() => void copyWithToast(createEmbedCode(chatUrl, projectId, stage))}
            />
            <IconButton
              label={say.tryOut(stage)}
              icon={<IconMessages size={16} />}
              onClick={() => openSite('test', `/projects/${projectId}?stages=${stage}`)}
            />
            <IconButton
              label={say.rollBackStage(stage)}
              icon={<IconHistory size={16} />}
              onClick={() => onRollBack(stage)}
            />
          </div>
        </div>
      ))}
    </section>
  );
}

import type { PromotionStatus } from '@confab/contracts';
import { IconButton } from '@confab/ui';
import { IconCopy } from '@tabler/icons-react';
import { copyWithToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './publishing.module.css';
import { words } from './words.ts';

/** Name and id of the project to publish. */
export function ProjectSection({ displayName, projectId }: Pick<PromotionStatus, 'displayName' | 'projectId'>) {
  const say = useWords(words);
  return (
    <section className={classes.project} aria-label={say.project}>
      <dl>
        <dt>{say.projectName}</dt>
        <dd>{displayName}</dd>
        <dt>{say.projectId}</dt>
        <dd>
          <code>{projectId}</code>
          <IconButton
            size={24}
            label={say.copyId}
            icon={<IconCopy size={14} />}
            onClick={() => void copyWithToast(projectId)}
          />
        </dd>
      </dl>
    </section>
  );
}

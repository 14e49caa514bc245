import { Button, Group } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { publishMessages } from '../../words/messages/publish-messages.ts';
import type { PublishObstacle } from './can-publish.ts';
import classes from './publishing.module.css';
import { words } from './words.ts';

interface PublishButtonProps {
  /** The reason why the button is disabled; undefined when it is enabled. */
  readonly obstacle: PublishObstacle | undefined;
  readonly isPublishing: boolean;
  /** Whether the last publication of this choice has succeeded: that there is nothing new is then no fault. */
  readonly isPublished: boolean;
  readonly onPublish: () => void;
}

/** The button that publishes. While it is off, a sentence beside it names what is missing (A4.39, A5.9). */
export function PublishButton({ obstacle, isPublishing, isPublished, onPublish }: PublishButtonProps) {
  const say = useWords(words);
  const translate = useMessage();
  const id = useId();
  const isSaid = obstacle !== undefined && !(isPublished && obstacle === 'nothingNew');
  return (
    <Group justify="flex-end">
      <span id={id} role="status" className={classes.missing}>
        {isSaid && (isChoiceMissing(obstacle) ? translate(publishMessages[obstacle]) : say[obstacle])}
      </span>
      <Button
        aria-describedby={isSaid ? id : undefined}
        disabled={obstacle !== undefined}
        loading={isPublishing}
        onClick={onPublish}
      >
        {say.publish}
      </Button>
    </Group>
  );
}

/** Whether the obstacle is one for which the specification gives the text (A5.9). */
function isChoiceMissing(obstacle: PublishObstacle): obstacle is 'sourceMissing' | 'targetMissing' {
  return obstacle === 'sourceMissing' || obstacle === 'targetMissing';
}

import { Button, Group } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { getMissingChoice } from './can-publish.ts';
import type { PublishState } from './publish-state.ts';
import classes from './publishing.module.css';
import { words } from './words.ts';

interface PublishButtonProps {
  readonly choice: PublishState;
  /** Whether something other than the choice of a source and a target keeps the button off. */
  readonly isOff: boolean;
  readonly isPublishing: boolean;
  readonly onPublish: () => void;
}

/** The button that publishes: off until a source and a target are chosen, and beside it which of them is missing (A4.39, A5.9). */
export function PublishButton({ choice, isOff, isPublishing, onPublish }: PublishButtonProps) {
  const say = useWords(words);
  const translate = useMessage();
  const id = useId();
  const missing = getMissingChoice(choice);
  return (
    <Group justify="flex-end">
      <span id={id} role="status" className={classes.missing}>
        {missing !== undefined && translate(missing)}
      </span>
      <Button
        aria-describedby={missing === undefined ? undefined : id}
        disabled={missing !== undefined || isOff}
        loading={isPublishing}
        onClick={onPublish}
      >
        {say.publish}
      </Button>
    </Group>
  );
}

import { IconButton } from '@confab/ui';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './teams.module.css';

/** Below this width the answers to an invitation are icons (P2.42, P9.15). */
const narrowBelowPx = 1_550;
const atOnce = { getInitialValueInEffect: false };

interface InvitationActionsProps {
  readonly team: string;
  readonly isWorking: boolean;
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** The two answers to an invitation: in words where there is room, else as a check and a cross. */
export function InvitationActions({ team, isWorking, onAnswer }: InvitationActionsProps) {
  const text = useWords(words);
  const isNarrow = useMediaQuery(`(max-width: ${narrowBelowPx - 0.02}px)`, false, atOnce);
  if (isNarrow) {
    return (
      <span className={classes.answers}>
        <IconButton
          label={text.acceptOf(team)}
          variant="filled"
          color="brand"
          c="var(--cf-on-accent)"
          loading={isWorking}
          icon={<IconCheck size={18} />}
          onClick={() => onAnswer(true)}
        />
        <IconButton
          label={text.rejectOf(team)}
          variant="default"
          disabled={isWorking}
          icon={<IconX size={18} />}
          onClick={() => onAnswer(false)}
        />
      </span>
    );
  }
  return (
    <span className={classes.answers}>
      <Button size="xs" aria-label={text.acceptOf(team)} loading={isWorking} onClick={() => onAnswer(true)}>
        {text.accept}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={text.rejectOf(team)}
        disabled={isWorking}
        onClick={() => onAnswer(false)}
      >
        {text.reject}
      </Button>
    </span>
  );
}

import { IconButton } from '@confab/ui';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './teams.module.css';

/** Below this width in pixels the buttons of an invitation are icons (P2.42, P9.15). */
const narrowBelowPx = 1_550;
const readImmediately = { getInitialValueInEffect: false };

interface InvitationActionsProps {
  readonly team: string;
  readonly isWorking: boolean;
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** The buttons that accept or reject an invitation: with text in wide windows, else with a check mark and a cross. */
export function InvitationActions({ team, isWorking, onAnswer }: InvitationActionsProps) {
  const text = useWords(words);
  const isNarrow = useMediaQuery(`(max-width: ${narrowBelowPx - 0.02}px)`, false, readImmediately);
  if (isNarrow) {
    return (
      <span className={classes.answers}>
        <IconButton
          label={text.acceptFor(team)}
          variant="filled"
          color="brand"
          c="var(--cf-on-accent)"
          loading={isWorking}
          icon={<IconCheck size={18} />}
          onClick={() => onAnswer(true)}
        />
        <IconButton
          label={text.rejectFor(team)}
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
      <Button size="xs" aria-label={text.acceptFor(team)} loading={isWorking} onClick={() => onAnswer(true)}>
        {text.accept}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={text.rejectFor(team)}
        disabled={isWorking}
        onClick={() => onAnswer(false)}
      >
        {text.reject}
      </Button>
    </span>
  );
}

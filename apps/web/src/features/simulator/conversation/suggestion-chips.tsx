import { Button } from '@mantine/core';
import { listSuggestionChips } from '@confab/model';
import type { SimulatedTurn } from './conversation-tree.ts';
import { useSimulator } from '../simulator-context.tsx';
import classes from './conversation.module.css';

/** The suggestion chips after a turn that waits for an answer. */
export function SuggestionChips({ turn }: { readonly turn: SimulatedTurn | undefined }) {
  const simulator = useSimulator();
  const chips = turn && !turn.result.ended ? listSuggestionChips(turn.result.outputs) : [];
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips}>
      {[...new Set(chips)].map((chip) => (
        <Button key={chip} size="compact-xs" variant="default" radius="xl" onClick={() => void simulator.say(chip)}>
          {chip}
        </Button>
      ))}
    </div>
  );
}

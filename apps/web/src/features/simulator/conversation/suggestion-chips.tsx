import { Button } from '@mantine/core';
import type { SimulatedTurn } from './conversation-tree.ts';
import { useSimulator } from '../simulator-context.tsx';
import classes from './conversation.module.css';

/** The suggestion chips of the last response. */
export function SuggestionChips({ turn }: { readonly turn: SimulatedTurn | undefined }) {
  const simulator = useSimulator();
  const last = turn?.result.outputs.findLast((output) => output.type === 'response');
  if (!last || turn?.result.ended || last.suggestionChips.length === 0) return null;
  return (
    <div className={classes.chips}>
      {last.suggestionChips.map((chip) => (
        <Button key={chip} size="compact-xs" variant="default" radius="xl" onClick={() => void simulator.say(chip)}>
          {chip}
        </Button>
      ))}
    </div>
  );
}

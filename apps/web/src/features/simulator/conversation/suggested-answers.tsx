import { listSuggestionChips } from '@confab/model';
import { SuggestionChips } from '../../../chat/composer/suggestion-chips.tsx';
import type { SimulatedTurn } from './conversation-tree.ts';
import { useSimulator } from '../simulator-context.tsx';
import classes from './conversation.module.css';

interface SuggestedAnswersProps {
  readonly turn: SimulatedTurn | undefined;
  readonly language: string;
}

/** The suggestion chips after a turn that waits for an answer. */
export function SuggestedAnswers({ turn, language }: SuggestedAnswersProps) {
  const simulator = useSimulator();
  const chips = turn && !turn.result.ended ? listSuggestionChips(turn.result.outputs) : [];
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips}>
      <SuggestionChips chips={chips} language={language} onChoose={(chip) => void simulator.say(chip)} />
    </div>
  );
}

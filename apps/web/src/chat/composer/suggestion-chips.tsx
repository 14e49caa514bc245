import { useChatWords } from '../chat-words.tsx';
import classes from './suggestion-chips.module.css';

interface SuggestionChipsProps {
  readonly chips: readonly string[];
  readonly language: string | undefined;
  readonly onChoose: (chip: string) => void;
}

/** The answers that the author suggests; choosing one sends it. */
export function SuggestionChips({ chips, language, onChoose }: SuggestionChipsProps) {
  const words = useChatWords();
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={words.suggestions}>
      {[...new Set(chips)].map((chip) => (
        <li key={chip}>
          <button type="button" dir="auto" lang={language} onClick={() => onChoose(chip)}>
            {chip}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { words } from './words.ts';

interface SuggestionChipsProps {
  readonly chips: readonly string[];
  readonly onChoose: (chip: string) => void;
}

/** Answers that the author offers; choosing one says it. */
export function SuggestionChips({ chips, onChoose }: SuggestionChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={words.suggestions}>
      {[...new Set(chips)].map((chip) => (
        <li key={chip}>
          <button type="button" onClick={() => onChoose(chip)}>
            {chip}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { useWords } from '../../../../words/define-words.ts';
import { TokenChip } from '../../value-view/token-text-view.tsx';
import classes from '../kinds.module.css';
import { useDescribedTokens } from './use-described-tokens.ts';
import { words } from '../words.ts';

interface TokenChipsProps {
  readonly text: string;
  readonly label: string;
}

/** The tokens of a text with their descriptions. Unknown tokens are marked and logged (A5.14, A5.15). */
export function TokenChips({ text, label }: TokenChipsProps) {
  const say = useWords(words);
  const tokens = useDescribedTokens(text);
  if (tokens.length === 0) return null;
  return (
    <div className={classes.tokens} role="group" aria-label={say.tokensOf(label)}>
      {tokens.map((token) => (
        <TokenChip key={token.name} name={token.name} token={token} />
      ))}
    </div>
  );
}

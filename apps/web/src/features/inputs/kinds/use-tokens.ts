import { useWords } from '../../../words/define-words.ts';
import { useInputsSurroundings } from '../inputs-context.tsx';
import { useNamedThings } from '../use-project-names.ts';
import { words } from './words.ts';

interface OfferedToken {
  readonly name: string;
  readonly description: string;
}

/** Tokens a text may hold: the project's variables, then the catalogue's. */
export function useTokens(): readonly OfferedToken[] {
  const say = useWords(words);
  const { tokens } = useInputsSurroundings();
  const variables = useNamedThings('variable').map(({ name }) => ({ name, description: say.projectVariable }));
  return [...variables, ...tokens.map(({ tokenName, description }) => ({ name: tokenName, description }))];
}

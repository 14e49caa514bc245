import { useWords } from '../../../../words/define-words.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { useReferenceOptions } from '../../use-reference-options.ts';
import { words } from '../words.ts';

interface OfferedToken {
  readonly name: string;
  readonly description: string;
}

/** Tokens to suggest: the project's variables, then the tokens of the catalogue. */
export function useTokens(): readonly OfferedToken[] {
  const say = useWords(words);
  const { tokens } = useInputsContext();
  const variables = useReferenceOptions('variable').map(({ name }) => ({ name, description: say.projectVariable }));
  return [...variables, ...tokens.map(({ tokenName, description }) => ({ name: tokenName, description }))];
}

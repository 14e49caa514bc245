import { hasGuidFirst } from '@confab/inputs';
import { useWords } from '../../../../words/define-words.ts';
import { useSystemVariables } from '../../../../words/variable-names.ts';
import { useInputsContext, type OfferedToken } from '../../inputs-context.tsx';
import { useReferenceOptions } from '../../use-reference-options.ts';
import { words } from '../words.ts';

const noTokens: readonly OfferedToken[] = [];

/** Tokens to suggest in texts: those of pages, the project's variables, then the tokens of the catalogue. */
export function useTokens(): readonly OfferedToken[] {
  const { pageTokens = noTokens } = useInputsContext();
  return [...pageTokens, ...useProjectTokens()];
}

/** The project's variables, then the tokens of the catalogue. */
export function useProjectTokens(): readonly OfferedToken[] {
  const say = useWords(words);
  const { tokens } = useInputsContext();
  const getSystemName = useSystemVariables();
  const variables = useReferenceOptions('variable').map(({ name }) => ({
    name,
    label: name,
    description: say.projectVariable,
  }));
  return [
    ...variables,
    ...tokens.map(({ tokenName, description }) => ({
      name: tokenName,
      label: getSystemName(tokenName),
      description,
    })),
  ];
}

/** The token with a stored name. */
export function findToken(tokens: readonly OfferedToken[], name: string): OfferedToken | undefined {
  return tokens.find((token) => token.name === name) ?? tokens.find(({ alias }) => alias === name);
}

/** Whether a list of tokens shows the stored name of one beside its label. */
export function showsName({ name, label }: OfferedToken): boolean {
  return label !== name && !hasGuidFirst(name);
}

/** Whether a typed text finds a token, by its stored name or the name that people read. */
export function matchesToken({ name, label }: Pick<OfferedToken, 'name' | 'label'>, typed: string): boolean {
  const sought = typed.toLowerCase();
  // In a token the spaces of a label cannot be typed.
  return [name, label, label.replaceAll(' ', '')].some((text) => text.toLowerCase().includes(sought));
}

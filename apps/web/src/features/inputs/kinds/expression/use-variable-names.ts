import { useModuleParameters } from '../../use-reference-options.ts';
import { useTokens } from '../tokens/use-tokens.ts';

/** The names that an expression of an item can use: parameters of its module, variables of the project, system tokens. */
export function useVariableNames(itemId: string): readonly string[] {
  const parameters = useModuleParameters(itemId).map(({ name }) => name);
  const tokens = useTokens().map(({ name }) => name);
  return [...new Set([...parameters, ...tokens])].filter((name) => name !== '');
}

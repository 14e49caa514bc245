import { useModuleParameters } from '../../use-reference-options.ts';
import { useSystemVariables } from '../../../../words/variable-names.ts';
import { useProjectTokens } from '../tokens/use-tokens.ts';

/** The names that an expression of an item can use: parameters of its module, variables of the project, system tokens. */
export function useVariableNames(itemId: string): readonly string[] {
  const parameters = useModuleParameters(itemId).map(({ name }) => name);
  const tokens = useProjectTokens().map(({ name }) => name);
  return [...new Set([...parameters, ...tokens])].filter((name) => name !== '');
}

/** The names that people read instead of stored names, both ways. */
export interface VariableLabels {
  readonly toLabel: (name: string) => string;
  /** The stored name of a typed text, which may be a label in any capitals. */
  readonly toName: (text: string) => string;
}

/** The labels of the variables that the product sets. A variable of the project with the same name is left alone. */
export function useVariableLabels(names: readonly string[]): VariableLabels {
  const getSystemName = useSystemVariables();
  const own = new Set(names.map((name) => name.toLowerCase()));
  const labels = names
    .map((name) => ({ name, label: getSystemName(name) }))
    .filter(({ name, label }) => label !== name && !own.has(label.toLowerCase()));
  return {
    toLabel: (name) => labels.find((one) => one.name === name)?.label ?? name,
    toName: (text) => labels.find(({ label }) => normalise(label) === normalise(text))?.name ?? text.trim(),
  };
}

/** Names have no spaces, so those of a label may be missing while it is typed. */
const normalise = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';

/** A completion: a token, or a parameter of the function. */
export interface CodeName {
  readonly name: string;
  readonly description?: string;
}

/** Completions of the code editor: tokens after `{tv.`, parameters anywhere else. */
export interface CodeNames {
  readonly tokens?: readonly CodeName[] | undefined;
  readonly parameters?: readonly CodeName[] | undefined;
}

/** Completes tokens after `{tv.`, and parameters while a name is typed. */
export function createCompletions({ tokens = [], parameters = [] }: CodeNames): Extension {
  const offersTokens = (context: CompletionContext) => offerTokens(context, tokens);
  const offersParameters = (context: CompletionContext) => offerParameters(context, parameters);
  return autocompletion({
    icons: false,
    ...(tokens.length + parameters.length > 0 && { override: [offersTokens, offersParameters] }),
  });
}

function offerTokens(context: CompletionContext, tokens: readonly CodeName[]): CompletionResult | null {
  const typed = context.matchBefore(/\{tv\.[A-Za-z0-9_.-]*/);
  if (!typed || tokens.length === 0) return null;
  const isClosed = context.state.sliceDoc(context.pos, context.pos + 1) === '}';
  return {
    from: typed.from,
    options: tokens.map(({ name, description = '' }) => ({
      label: `{tv.${name}}`,
      detail: description,
      apply: isClosed ? `{tv.${name}` : `{tv.${name}}`,
    })),
    validFor: /^\{tv\.[A-Za-z0-9_.-]*$/,
  };
}

function offerParameters(context: CompletionContext, parameters: readonly CodeName[]): CompletionResult | null {
  const typed = context.matchBefore(/[A-Za-z_$][\w$]*/);
  if (!typed && !context.explicit) return null;
  if (parameters.length === 0) return null;
  return {
    from: typed?.from ?? context.pos,
    options: parameters.map(({ name, description = '' }) => ({ label: name, detail: description, type: 'variable' })),
    validFor: /^[\w$]*$/,
  };
}

import { listAnswerTokens } from '@confab/inputs';
import type { ProgramVariable } from '../../program.ts';
import type { PageTree } from './page-tree.ts';

/** The answers that pages store as page parameters, which any text may quote (A3.53). */
export interface PageParameters {
  readonly variables: readonly ProgramVariable[];
  /** Names of variables by their lower-cased tokens. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** Collects the page parameters: `{tv.page.Answer}` of a question, `{tv.page.row}` or `{tv.page.name}` of a form. */
export function readPageParameters({ pages }: PageTree): PageParameters {
  const tokens = new Map<string, string>();
  const variables: ProgramVariable[] = [];
  for (const { token: name, byName } of pages.flatMap(listAnswerTokens)) {
    variables.push({ name, type: 'dynamic', scope: 'Page', initial: '' });
    for (const token of [name, byName])
      if (token !== '' && !tokens.has(token.toLowerCase())) tokens.set(token.toLowerCase(), name);
  }
  return { variables, tokens };
}

import { readRows } from '@confab/inputs';
import { readText } from '../../compile/authored-values.ts';
import type { ProgramVariable } from '../../program.ts';
import type { OnePage, PageTree } from './page-tree.ts';

/** The name of the page parameter that stores a question's answer. */
export function getAnswerToken(pageId: string): string {
  return `${pageId}.Answer`;
}

/** The name of the page parameter that stores the answer to a form row. */
export function getFieldToken(pageId: string, rowId: string): string {
  return `${pageId}.${rowId}`;
}

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
  const add = (name: string, ...others: readonly string[]) => {
    variables.push({ name, type: 'dynamic', scope: 'Page', initial: '' });
    for (const token of [name, ...others]) if (!tokens.has(token.toLowerCase())) tokens.set(token.toLowerCase(), name);
  };
  for (const page of pages) {
    if (page.type === 'Question') add(getAnswerToken(page.id));
    if (page.type === 'Form') for (const [name, others] of listFormFields(page)) add(name, ...others);
    if (page.type === 'Contact') add(getFieldToken(page.id, 'Message'));
  }
  return { variables, tokens };
}

function listFormFields({ id, values }: OnePage): (readonly [string, readonly string[]])[] {
  return readRows(values.Fields).map((row) => {
    const name = readText(row.values.Name).trim();
    return [getFieldToken(id, row.id), name === '' ? [] : [`${id}.${name}`]];
  });
}

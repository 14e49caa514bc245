import { readRows, readText } from '../../compile/authored-values.ts';
import type { ProgramVariable } from '../../program.ts';
import type { OnePage, PageTree } from './page-tree.ts';

/** The name under which a question keeps its answer. */
export function getAnswerToken(pageId: string): string {
  return `${pageId}.Answer`;
}

/** The name under which a form keeps what was said to one of its rows. */
export function getFieldToken(pageId: string, rowId: string): string {
  return `${pageId}.${rowId}`;
}

/** What pages keep of what they were told: page parameters, which any text may quote (A3.53). */
export interface PageParameters {
  readonly variables: readonly ProgramVariable[];
  /** Names of variables by the tokens that stand for them, in lower case. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** The page parameters of a project: `{tv.page.Answer}` of a question, `{tv.page.row}` of a form, which may also be named. */
export function readPageParameters({ pages }: PageTree): PageParameters {
  const tokens = new Map<string, string>();
  const variables: ProgramVariable[] = [];
  const add = (name: string, ...others: readonly string[]) => {
    variables.push({ name, type: 'dynamic', scope: 'Page', initial: '' });
    for (const token of [name, ...others]) if (!tokens.has(token.toLowerCase())) tokens.set(token.toLowerCase(), name);
  };
  for (const page of pages) {
    if (page.type === 'Question') add(getAnswerToken(page.id));
    if (page.type === 'Form') for (const [name, others] of fieldsOf(page)) add(name, ...others);
    if (page.type === 'Contact') add(getFieldToken(page.id, 'Message'));
  }
  return { variables, tokens };
}

function fieldsOf({ id, values }: OnePage): (readonly [string, readonly string[]])[] {
  return readRows(values.Fields).map((row) => {
    const name = readText(row.values.Name).trim();
    return [getFieldToken(id, row.id), name === '' ? [] : [`${id}.${name}`]];
  });
}

import type { JsonObject, JsonValue } from '@confab/model';
import { readRows } from '../rows/read-rows.ts';

const linkTokens: readonly string[] = ['LinkUrl', 'LinkText'];
const tokensByType: ReadonlyMap<string, readonly string[]> = new Map([
  ['Menu', ['Choices', 'ChoiceList']],
  ['Question', ['Answer']],
  ['Form', ['Summary']],
  ['Link', linkTokens],
  ['Wallet', linkTokens],
  ['Contact', ['ContactPhone', 'ContactEmail', 'ContactAddress', 'ContactWebsite', 'ContactOrganisation']],
]);

/** The names that only texts of a page itself can quote, by the type of the page: `{tv.Summary}` of a form. */
export function getOwnTokens(pageType: string): readonly string[] {
  return tokensByType.get(pageType) ?? [];
}

/** The token of the answer to a question. */
export function getAnswerToken(pageId: string): string {
  return `${pageId}.Answer`;
}

/** The token of the answer to a question of a form, by its row or its name. */
export function getFieldToken(pageId: string, row: string): string {
  return `${pageId}.${row}`;
}

/** The token of the message that a contact page takes. */
export function getMessageToken(pageId: string): string {
  return `${pageId}.Message`;
}

/** An answer that a page keeps as a page parameter, which texts of all pages can quote (A3.53). */
export interface AnswerToken {
  readonly token: string;
  /** The name of the form's question; empty for the only answer of a page. */
  readonly name: string;
  /** Another way to write the token; empty if there is none. */
  readonly byName: string;
}

/** The answers that a page keeps. */
export function listAnswerTokens({ id, type, values }: AnsweredPage): readonly AnswerToken[] {
  if (type === 'Question') return [{ token: getAnswerToken(id), name: '', byName: '' }];
  if (type === 'Contact') return [{ token: getMessageToken(id), name: '', byName: '' }];
  if (type !== 'Form') return [];
  return readRows(values['Fields']).map((row) => {
    const name = toText(row.values['Name']);
    return { token: getFieldToken(id, row.id), name, byName: name === '' ? '' : getFieldToken(id, name) };
  });
}

interface AnsweredPage {
  readonly id: string;
  readonly type: string;
  readonly values: JsonObject;
}

const toText = (value: JsonValue | undefined) => (typeof value === 'string' ? value.trim() : '');

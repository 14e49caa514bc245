import { findEntities, splitKeywordWords } from '@confab/understanding';
import { blankPlaces } from '../../nodes/listening/find-corrected.ts';
import { asksToUse, isShortQuestion } from '../listening/is-short-question.ts';
import type { FormField } from './page-form.ts';

type ContactKind = 'email' | 'phone' | 'url';

const contactKinds: readonly ContactKind[] = ['email', 'phone', 'url'];

/**
 * Whether a text gives an address or a telephone number. At a question for another value it is a wrong answer: words
 * such as 'my email is' beside the address do not ask for the page that has them as a keyword. A question about another
 * page, such as 'do you have parking near example.com', does not give an address.
 */
export function givesContact(text: string, language: string): boolean {
  if (isShortQuestion(splitKeywordWords(text), language)) return false;
  return findEntities(text, { language }, contactKinds).length > 0;
}

/** Whether a text asks to use another address or telephone number, for which the form has a question. */
export function offersContact(text: string, fields: readonly FormField[], language: string): boolean {
  if (!asksToUse(splitKeywordWords(text), language)) return false;
  const found = findEntities(text, { language }, contactKinds);
  return found.some(({ kind }) => fields.some((field) => field.kind.slotType === kind));
}

/** Whether a question asks for an address or a telephone number. */
export function asksForContact({ kind }: FormField): boolean {
  return contactKinds.some((contact) => contact === kind.slotType);
}

/**
 * Replaces addresses and telephone numbers by spaces, so that their digits are not values of other questions. A text
 * that names a question for a number may have one as long as a telephone number.
 */
export function blankContacts(text: string, language: string, named: FormField | undefined): string {
  const kinds = contactKinds.filter((kind) => kind !== 'phone' || named?.kind.slotType !== 'number');
  const contacts = findEntities(text, { language }, kinds);
  const amounts = findEntities(text, { language }, ['currency']);
  const isAmount = (one: { readonly start: number; readonly end: number }) =>
    amounts.some(({ start, end }) => start <= one.start && one.end <= end);
  return blankPlaces(
    text,
    contacts.filter((one) => !isAmount(one) && !isPlainNumber(text.slice(one.start, one.end))),
  );
}

/** Whether digits without groups, a plus or a zero before them may also be another number, such as that of an order. */
function isPlainNumber(digits: string): boolean {
  return /^[1-9]\d{0,8}$/.test(digits);
}

import { findEntities, splitKeywordWords } from '@confab/understanding';
import { isShortQuestion } from '../listening/is-short-question.ts';

type ContactKind = 'email' | 'phone' | 'url';

const contactKinds: readonly ContactKind[] = ['email', 'phone', 'url'];

/**
 * Whether a text gives an address or a telephone number. At a question for another value it is a wrong answer: words such
 * as 'my email is' beside the address do not ask for the page that has them as a keyword. A question about another page,
 * such as 'do you have parking near example.com', gives none.
 */
export function givesContact(text: string, language: string): boolean {
  if (isShortQuestion(splitKeywordWords(text), language)) return false;
  return findEntities(text, { language }, contactKinds).length > 0;
}

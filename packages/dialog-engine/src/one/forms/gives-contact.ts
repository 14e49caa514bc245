import { findEntities } from '@confab/understanding';

/**
 * Whether a text gives an address or a telephone number. At a question for another value it is a wrong answer: words such
 * as 'my email is' beside the address do not ask for the page that has them as a keyword.
 */
export function givesContact(text: string, language: string): boolean {
  return findEntities(text, { language }, ['email', 'phone', 'url']).length > 0;
}

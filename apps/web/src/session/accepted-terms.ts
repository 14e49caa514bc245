import { tabStorage } from '../platform/tab-storage.ts';

const key = 'confab.acceptedTerms';

/** Whether the terms were accepted for this address in this tab, so that setting up an account asks once. */
export function hasAcceptedTerms(email: string): boolean {
  return readAcceptedEmails().includes(email.toLowerCase());
}

/** Records that the terms were accepted for this address (P4.18). */
export function acceptTerms(email: string): void {
  if (!hasAcceptedTerms(email))
    tabStorage?.setItem(key, JSON.stringify([...readAcceptedEmails(), email.toLowerCase()]));
}

function readAcceptedEmails(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(tabStorage?.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((email) => typeof email === 'string') : [];
  } catch {
    return []; // The stored text is invalid: the terms are asked again.
  }
}

const key = 'confab.acceptedTerms';

/** Whether the terms were accepted for this address in this tab: nobody is asked twice while setting an account up. */
export function hasAcceptedTerms(email: string): boolean {
  return readAcceptedEmails().includes(email.toLowerCase());
}

/** The terms were accepted for this address (P4.18). */
export function acceptTerms(email: string): void {
  if (!hasAcceptedTerms(email))
    sessionStorage.setItem(key, JSON.stringify([...readAcceptedEmails(), email.toLowerCase()]));
}

function readAcceptedEmails(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((email) => typeof email === 'string') : [];
  } catch {
    return []; // Something else wrote there, or this browser stores nothing: they are asked again.
  }
}

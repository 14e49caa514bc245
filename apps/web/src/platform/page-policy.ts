import { z } from 'zod';

// Must be imported first: it adapts the page to the content security policy of the server.

// Zod compiles schemas with `eval` by default, which the policy forbids.
z.config({ jitless: true });

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown;
}

/**
 * Allows the component library to set the text of its style elements. Styles contain no `<`, so text with markup is
 * rejected.
 */
function onlyStyles(text: string): string {
  if (text.includes('<')) throw new TypeError('Markup is never put into the page as text.');
  return text;
}

// Not every browser has trusted types.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: onlyStyles });

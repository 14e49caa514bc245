import { z } from 'zod';

// Has to be imported before anything else: it makes the page fit the policy that the server sends with it.

// Schemas are run as they are; compiling them would need `eval`, which the policy forbids.
z.config({ jitless: true });

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown;
}

/**
 * The one kind of text that may be put into the document as it is: the content of the component library's
 * style elements. A style has no `<`, so anything with markup in it is still refused.
 */
function onlyStyles(text: string): string {
  if (text.includes('<')) throw new TypeError('Markup is never put into the page as text.');
  return text;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: onlyStyles });

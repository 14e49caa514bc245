import { getStyleNonce } from './get-style-nonce.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

/** Allows only what the document itself contains: no scripts and no requests (PRE-2). */
const framePolicy =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

// Not every browser has trusted types.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('sandboxed-frame', { createHTML: (text) => text });

/**
 * Shows an author's HTML in a sandboxed frame, the only place where such HTML is parsed.
 *
 * Does nothing for a frame without `sandbox` or with scripts allowed.
 */
export function showInFrame(frame: HTMLIFrameElement, html: string): void {
  if (!frame.hasAttribute('sandbox') || frame.sandbox?.contains('allow-scripts')) return;
  const text = addPolicy(addNonce(html));
  frame.srcdoc = policy?.createHTML(text) ?? text;
}

/** The attribute that marks the policy element; it is removed again from HTML that is read from a frame. */
export const frameMarker = 'data-frame-policy';

/** Inserts the policy after the doctype, so that the document keeps its rendering mode. */
function addPolicy(html: string) {
  const meta = `<meta ${frameMarker} http-equiv="Content-Security-Policy" content="${framePolicy}">`;
  const doctype = /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
  return `${doctype}${meta}${html.slice(doctype.length)}`;
}

/** Adds the nonce to styles: the frame inherits the policy of the page, which requires it. */
function addNonce(html: string) {
  const nonce = getStyleNonce();
  return nonce === '' ? html : html.replaceAll(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`);
}

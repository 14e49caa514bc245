import { getStyleNonce } from './get-style-nonce.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

/** Nothing but what stands in the document itself: no script, no address is asked for anything (PRE-2). */
const framePolicy =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('sandboxed-frame', { createHTML: (text) => text });

/**
 * Shows what an author wrote in a frame that is sandboxed already: the only place where such HTML is ever parsed.
 *
 * A frame without `sandbox` gets nothing.
 */
export function showInFrame(frame: HTMLIFrameElement, html: string): void {
  if (!frame.hasAttribute('sandbox') || frame.sandbox?.contains('allow-scripts')) return;
  const text = addPolicy(addNonce(html));
  frame.srcdoc = policy?.createHTML(text) ?? text;
}

/** The marks that are put into a document for a frame, and taken off what comes out of one. */
export const frameMarker = 'data-frame-policy';

/** The policy comes after the doctype, so that the page keeps its mode. */
function addPolicy(html: string) {
  const meta = `<meta ${frameMarker} http-equiv="Content-Security-Policy" content="${framePolicy}">`;
  const doctype = /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
  return `${doctype}${meta}${html.slice(doctype.length)}`;
}

/** The frame inherits the page's own policy, which lets in styles that carry the nonce. */
function addNonce(html: string) {
  const nonce = getStyleNonce();
  return nonce === '' ? html : html.replaceAll(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`);
}

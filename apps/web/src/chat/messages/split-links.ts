/** A part of a text: plain text or a link. */
export interface LinkPart {
  readonly text: string;
  readonly href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"'`]+|\b[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gi;
/** Punctuation at the end of an address usually belongs to the sentence. */
const trailing = new Set('.,;:!?)]}\'"»”’');

/**
 * Splits a text into plain text and links.
 *
 * The joined parts equal the text, and every `href` starts with http:, https: or mailto: (CHAT-5).
 */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    const shown = withoutTrailing(found[0]);
    const href = createHref(shown);
    if (href === undefined) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: shown, href });
    from = found.index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function withoutTrailing(found: string): string {
  let length = found.length;
  while (trailing.has(found.charAt(length - 1))) length -= 1;
  const end = found.slice(length);
  // A closing bracket belongs to the address if it was opened inside.
  const keeps = end.startsWith(')') && found.includes('(') ? 1 : 0;
  return found.slice(0, length + keeps);
}

function createHref(shown: string): string | undefined {
  if (!/^https?:/i.test(shown)) return `mailto:${shown}`;
  return URL.canParse(shown) ? new URL(shown).href : undefined;
}

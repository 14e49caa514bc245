/** A piece of a text: plain words, or an address that may be opened. */
export interface LinkPart {
  readonly text: string;
  readonly href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"'`]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** What ends a sentence more often than an address. */
const trailing = /[.,;:!?)\]}'"»”’]+$/;

/**
 * Finds the addresses in a text.
 *
 * The pieces put together are the text again, letter for letter, and every `href` begins with http:, https: or
 * mailto: — whatever somebody typed stays text (CHAT-5).
 */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    const shown = withoutTrailing(found[0]);
    const href = hrefOf(shown);
    if (href === undefined) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: shown, href });
    from = found.index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function withoutTrailing(found: string): string {
  const end = trailing.exec(found)?.[0] ?? '';
  // A bracket that was opened inside the address is part of it.
  const keeps = end.startsWith(')') && found.includes('(') ? 1 : 0;
  return found.slice(0, found.length - end.length + keeps);
}

function hrefOf(shown: string): string | undefined {
  if (!/^https?:/i.test(shown)) return `mailto:${shown}`;
  return URL.canParse(shown) ? new URL(shown).href : undefined;
}

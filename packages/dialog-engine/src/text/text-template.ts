import { tokenPattern } from '@confab/model';
import { escapeText, type Destination } from './escape-text.ts';
import type { TokenReader } from '../run/turn-run.ts';

/** A token in a text; an unknown token has no reader and is left out. */
interface TokenPart {
  readonly token: string;
  readonly read: TokenReader | undefined;
  /** The destination of this value if it differs from the text's; `value` is a JSON value. */
  readonly as?: Destination | 'value';
}

/** A text split into its parts, so that filling it needs no parsing. */
export interface TextTemplate {
  readonly destination: Destination;
  readonly parts: readonly (string | TokenPart)[];
  /** The text itself if it has no tokens. */
  readonly plain?: string;
}

/** Splits a text at its tokens, `{tv.Name}` (A3.52), and resolves each. */
export function compileText(
  text: string,
  destination: Destination,
  resolve: (name: string) => TokenReader | undefined,
): TextTemplate {
  const parts: (string | TokenPart)[] = [];
  let from = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const token = match[1] ?? '';
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ token, read: resolve(token) });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return createTemplate(destination, parts);
}

function createTemplate(destination: Destination, parts: TextTemplate['parts']): TextTemplate {
  return parts.every((part) => typeof part === 'string')
    ? { destination, parts, plain: parts.join('') }
    : { destination, parts };
}

/** The same text without its unknown tokens. */
export function removeUnknownTokens({ destination, parts }: TextTemplate): TextTemplate {
  return createTemplate(
    destination,
    parts.filter((part) => typeof part === 'string' || part.read !== undefined),
  );
}

/** Escapes a text around its tokens, too, which are escaped in any case. */
export function escapeTemplate({ destination, parts }: TextTemplate): TextTemplate {
  return createTemplate(
    destination,
    parts.map((part) => (typeof part === 'string' ? escapeText(destination, part) : part)),
  );
}

/** Compiles a URL. Values are escaped, except for a token at the start, which names the service. */
export function compileUrl(text: string, resolve: (name: string) => TokenReader | undefined): TextTemplate {
  const { parts } = compileText(text.trim(), 'url', resolve);
  const [first, ...rest] = parts;
  return createTemplate('url', first && typeof first === 'object' ? [{ ...first, as: 'line' }, ...rest] : parts);
}

/** Compiles a JSON text: a token inside quotes becomes part of that text, one outside becomes a JSON value. */
export function compileJson(text: string, resolve: (name: string) => TokenReader | undefined): TextTemplate {
  let isInQuotes = false;
  const { parts } = compileText(text, 'json', resolve);
  const placed = parts.map((part): string | TokenPart => {
    if (typeof part === 'object') return isInQuotes ? part : { ...part, as: 'value' };
    for (const [mark] of part.matchAll(/\\.|"/gs)) if (mark === '"') isInQuotes = !isInQuotes;
    return part;
  });
  return createTemplate('json', placed);
}

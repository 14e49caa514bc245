import type { Destination } from './escape-text.ts';
import type { TokenReader } from '../run/turn-run.ts';

/** A place in a text where a value is filled in; what nobody knows has no reader and is left out. */
interface TokenPart {
  readonly token: string;
  readonly read: TokenReader | undefined;
  /** Where this value lands, if not where the text does; `value` is a JSON value. */
  readonly as?: Destination | 'value';
}

/** A text compiled into its parts, so that nothing is searched when it is said. */
export interface TextTemplate {
  readonly destination: Destination;
  readonly parts: readonly (string | TokenPart)[];
  /** The text itself where nothing is filled in. */
  readonly plain?: string;
}

const tokenPattern = /\{tv\.((?:ALK_)?[A-Za-z0-9_.-]{1,200})\}/g;

/** Splits a text at its tokens, `{tv.Name}` (A3.52), and asks for the reader of each. */
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

/** The same text without the tokens that nobody knows. */
export function removeUnknownTokens({ destination, parts }: TextTemplate): TextTemplate {
  return createTemplate(
    destination,
    parts.filter((part) => typeof part === 'string' || part.read !== undefined),
  );
}

/** A URL: what stands in it is escaped, but a token that it begins with names the service itself. */
export function compileUrl(text: string, resolve: (name: string) => TokenReader | undefined): TextTemplate {
  const { parts } = compileText(text.trim(), 'url', resolve);
  const [first, ...rest] = parts;
  return createTemplate('url', first && typeof first === 'object' ? [{ ...first, as: 'line' }, ...rest] : parts);
}

/** A JSON text: a token inside quotes becomes a part of that text, one outside a whole value. */
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

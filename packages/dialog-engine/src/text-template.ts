import type { Destination } from './destination.ts';
import type { TokenReader } from './turn-run.ts';

/** A place in a text where a value is filled in; what nobody knows has no reader and is left out. */
interface TokenPart {
  readonly token: string;
  readonly read: TokenReader | undefined;
}

/** A text compiled into its parts, so that nothing is searched when it is said. */
export interface TextTemplate {
  readonly destination: Destination;
  readonly parts: readonly (string | TokenPart)[];
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
  return { destination, parts };
}

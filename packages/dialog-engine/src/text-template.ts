import type { JsonValue } from '@confab/model';
import { toText } from './expression/values.ts';

/** A text compiled into its parts, so that nothing is searched when it is said. */
export interface TextTemplate {
  readonly parts: readonly (string | { readonly token: string })[];
}

const tokenPattern = /\{tv\.((?:ALK_)?[A-Za-z0-9_.-]+)\}/g;

/** Splits a text at its tokens, `{tv.Name}` (A3.52); names are reported to `onName`. */
export function compileText(text: string, onName: (name: string) => void): TextTemplate {
  const parts: (string | { token: string })[] = [];
  let from = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const token = match[1] ?? '';
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ token });
    onName(token);
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return { parts };
}

/** Fills the tokens in at the last moment. One that is not known is left out and reported. */
export function fillText(
  { parts }: TextTemplate,
  lookup: (name: string) => JsonValue | undefined,
  onUnknown: (name: string) => void,
): string {
  if (parts.length === 0) return '';
  if (parts.length === 1 && typeof parts[0] === 'string') return parts[0];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const value = lookup(part.token);
    if (value === undefined) onUnknown(part.token);
    else text += toText(value);
  }
  return text;
}

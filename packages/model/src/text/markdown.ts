/** A part of a display text with one formatting. */
export interface MarkdownSpan {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** The address of a link: https:, http: or mailto:. */
  readonly href?: string;
}

type Mark = '**' | '*' | '_';

const maxLabel = 300;
const maxAddress = 2_000;
/** Read as they are: the underscores of a token or of an address format nothing. */
const literal = /\{tv\.[A-Za-z0-9_.-]{1,200}\}|https?:\/\/[^\s<>"'`*]{1,2000}/y;
const linkAddress = /^(?:https?:\/\/|mailto:)[^\s()<>"'`]+$/i;

interface Piece {
  readonly text: string;
  readonly href?: string;
}

/**
 * Splits a display text into its formatted parts: `**bold**`, `*italic*` or `_italic_`, and `[label](address)`.
 *
 * A backslash before `*` or `_` keeps the mark. Marks that are not closed on their line stay as text. Linear in the text.
 */
export function splitMarkdown(text: string): readonly MarkdownSpan[] {
  const pieces: Piece[] = [];
  /** Pieces from `start` up to `end` have the formatting of the mark. */
  const ranges: { readonly mark: Mark; readonly start: number; readonly end: number }[] = [];
  const open = new Map<Mark, number>();
  let plain = '';
  const flush = () => {
    if (plain !== '') pieces.push({ text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    const kept = character === '{' || character === 'h' ? readLiteral(text, at) : undefined;
    const link = character === '[' ? readLink(text, at) : undefined;
    const mark = character === '*' || character === '_' ? readMark(text, at) : undefined;
    if (character === '\\' && (text.charAt(at + 1) === '*' || text.charAt(at + 1) === '_')) {
      plain += text.charAt(at + 1);
      at += 2;
    } else if (kept !== undefined) {
      plain += kept;
      at += kept.length;
    } else if (link) {
      flush();
      pieces.push({ text: link.label, href: link.href });
      at += link.length;
    } else if (mark) {
      flush();
      const start = open.get(mark);
      if (start !== undefined && canClose(text, at, mark) && start < pieces.length - 1) {
        pieces[start] = { text: '' };
        ranges.push({ mark, start: start + 1, end: pieces.length });
        open.delete(mark);
      } else {
        if (canOpen(text, at, mark)) open.set(mark, pieces.length);
        pieces.push({ text: mark });
      }
      at += mark.length;
    } else {
      if (character === '\n') open.clear();
      plain += character;
      at += 1;
    }
  }
  flush();
  return format(pieces, ranges);
}

/** A display text without its formatting: links are their labels. For speech and for channels that show plain text. */
export function stripMarkdown(text: string): string {
  return splitMarkdown(text)
    .map((span) => span.text)
    .join('');
}

function format(
  pieces: readonly Piece[],
  ranges: readonly { readonly mark: Mark; readonly start: number; readonly end: number }[],
): readonly MarkdownSpan[] {
  const bold = new Set<number>();
  const italic = new Set<number>();
  for (const { mark, start, end } of ranges)
    for (let index = start; index < end; index += 1) (mark === '**' ? bold : italic).add(index);
  return pieces.flatMap((piece, index) =>
    piece.text === '' ? [] : [{ ...piece, isBold: bold.has(index), isItalic: italic.has(index) }],
  );
}

function readLiteral(text: string, at: number) {
  literal.lastIndex = at;
  return literal.exec(text)?.[0];
}

function readMark(text: string, at: number): Mark {
  if (text.charAt(at) === '_') return '_';
  return text.charAt(at + 1) === '*' ? '**' : '*';
}

/** A mark opens before a character and not within a word. */
function canOpen(text: string, at: number, mark: Mark) {
  return !isWordCharacter(text.charAt(at - 1)) && text.charAt(at + mark.length).trim() !== '';
}

/** A mark closes after a character and not within a word. */
function canClose(text: string, at: number, mark: Mark) {
  return text.charAt(at - 1).trim() !== '' && !isWordCharacter(text.charAt(at + mark.length));
}

function isWordCharacter(character: string) {
  return /[\p{L}\p{N}]/u.test(character);
}

function readLink(text: string, at: number) {
  const labelEnd = text.slice(at, at + maxLabel + 2).indexOf('](');
  if (labelEnd < 0) return undefined;
  const label = text.slice(at + 1, at + labelEnd);
  const rest = text.slice(at + labelEnd + 2, at + labelEnd + 2 + maxAddress);
  const addressEnd = rest.indexOf(')');
  const address = rest.slice(0, Math.max(addressEnd, 0));
  if (label.trim() === '' || /[[\]\n]/.test(label) || !linkAddress.test(address)) return undefined;
  return { label, href: address, length: labelEnd + 2 + addressEnd + 1 };
}

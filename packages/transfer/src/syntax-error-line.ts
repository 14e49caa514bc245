const spaces = /[ \t\n\r]*/y;

/** A token of JSON that is not a text: a sign or a value. */
const token = /([{}[\]:,])|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** An escape in a text. */
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The kinds of tokens that can come next: a value, a key of an object, what follows either, or nothing. */
type Expected = 'value' | 'key' | 'colon' | 'separator' | 'end';

/**
 * Finds the line of the first syntax error of a JSON text; undefined when there is none. The messages of the built-in parser
 * name the place of some errors only.
 */
export function findSyntaxErrorLine(text: string): number | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  /** A list or object was opened by the token before. */
  let isOpened = false;
  let at = skipSpaces(text, 0);
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'separator');
  for (;;) {
    token.lastIndex = at;
    const isText = text.charAt(at) === '"';
    const [found = '', sign] = isText ? [] : (token.exec(text) ?? []);
    const end = isText ? findTextEnd(text, at) : at + found.length;
    if (end === at) break;
    const isClosing = (sign === '}' || sign === ']') && open.at(-1) === (sign === '}' ? '{' : '[');
    if (isClosing && (isOpened || expected === 'separator')) {
      open.pop();
      expected = afterValue();
      isOpened = false;
    } else if (expected === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign);
      expected = sign === '{' ? 'key' : 'value';
      isOpened = true;
    } else {
      const next = getNext(expected, { sign, isText, isInObject: open.at(-1) === '{' });
      if (next === undefined) break;
      expected = next === 'separator' ? afterValue() : next;
      isOpened = false;
    }
    at = skipSpaces(text, end);
  }
  if (at < text.length) return countLines(text.slice(0, at));
  return expected === 'end' ? undefined : countLines(text.trimEnd());
}

function skipSpaces(text: string, at: number): number {
  spaces.lastIndex = at;
  return at + (spaces.exec(text)?.[0].length ?? 0);
}

/** Returns the position after a text; the position of its start when it does not end or has a forbidden character. */
function findTextEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') {
    if (text.charAt(at) < ' ') return start;
    escape.lastIndex = at;
    const length = text.charAt(at) === '\\' ? (escape.exec(text)?.[0].length ?? 0) : 1;
    if (length === 0) return start;
    at += length;
  }
  return at < text.length ? at + 1 : start;
}

interface Token {
  readonly sign: string | undefined;
  readonly isText: boolean;
  readonly isInObject: boolean;
}

/** Returns what can come after a token that opens and closes nothing; undefined when the token itself cannot come. */
function getNext(expected: Expected, { sign, isText, isInObject }: Token): Expected | undefined {
  if (expected === 'value') return sign === undefined ? 'separator' : undefined;
  if (expected === 'key') return isText ? 'colon' : undefined;
  if (expected === 'colon') return sign === ':' ? 'value' : undefined;
  if (expected === 'separator' && sign === ',') return isInObject ? 'key' : 'value';
  return undefined;
}

function countLines(text: string): number {
  return text.split('\n').length;
}

/** Limits of JSON that comes from outside (API-5). */
export const jsonLimits = {
  /** Levels of arrays and objects around a value. */
  depthMax: 64,
  /** Values in a document, lists and objects included. */
  partsMax: 100_000,
} as const;

/** The faults for which a JSON text is refused before it is parsed. */
export type JsonScanFault =
  | { readonly kind: 'depth' | 'parts' | 'nul' | 'surrogate' }
  | { readonly kind: 'key'; readonly key: string };

/** Names that reach the prototype of an object, by their first character. */
const forbiddenKeys: ReadonlyMap<number, string> = new Map(
  ['__proto__', 'constructor', 'prototype'].map((key) => [key.charCodeAt(0), key] as const),
);

const [quote, comma, colon, backslash, letterU] = [0x22, 0x2c, 0x3a, 0x5c, 0x75];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const space = 0x20;
/** Any character that no forbidden key contains. */
const otherCharacter = -1;

/**
 * Reads the bytes of a JSON text as they arrive, and counts what parsing would build: values, levels and different
 * keys. Finds keys that reach an object's prototype and the escapes `\u0000` and half of a surrogate pair, which
 * PostgreSQL cannot store. Linear in the bytes; it only builds a set of the hashes of keys. Its results are meaningless
 * for a text that is not JSON.
 */
export class JsonScanner {
  /** Levels around the deepest value. */
  depth = 0;
  /** Values so far, lists and objects included. */
  parts = 1;
  fault: JsonScanFault | undefined;
  #isOverLimit = false;
  readonly #partsMax: number;
  readonly #hashBasis: number;
  readonly #keyHashes = new Set<number>();
  #level = 0;
  /** A list or object was opened, followed only by white space so far. */
  #isOpened = false;
  #isInText = false;
  /** How many characters of an escape are missing: 5 after the backslash, 4 to 1 within `\uXXXX`. */
  #escapeLeft = 0;
  #escapeCode = 0;
  #isAfterHighSurrogate = false;
  /** The forbidden key that the current text may be, and how much of it was read. */
  #forbidden: string | undefined;
  #length = 0;
  #hash = 0;

  /** @param hashBasis a number of the process, so that nobody can choose keys with equal hashes */
  constructor(partsMax: number = jsonLimits.partsMax, hashBasis = fnvBasis) {
    this.#partsMax = partsMax;
    this.#hashBasis = hashBasis;
  }

  /** How many different keys the objects have. Equal hashes count as one key. */
  get keys(): number {
    return this.#keyHashes.size;
  }

  /** Reads the next bytes of the text in UTF-8. Stops at a limit, which is the fault then; other faults are kept while it counts on. */
  push(bytes: Uint8Array): void {
    // `at` is below the length.
    for (let at = 0; at < bytes.length && !this.#isOverLimit; at += 1) this.#read(bytes[at] as number);
  }

  /** The same for a text: half of a surrogate pair that is not escaped is not found. */
  pushText(text: string): void {
    for (let at = 0; at < text.length && !this.#isOverLimit; at += 1) this.#read(text.charCodeAt(at));
  }

  #read(code: number) {
    if (!this.#isInText) this.#readOutside(code);
    else if (this.#escapeLeft > 0) this.#readEscape(code);
    else if (code === backslash) this.#escapeLeft = 5;
    else if (code === quote) this.#endText();
    else this.#addCharacter(code);
  }

  #readOutside(byte: number) {
    if (byte <= space) return;
    if (this.#isOpened) {
      this.#isOpened = false;
      if (byte !== closeBracket && byte !== closeBrace) this.#countContent();
    }
    if (byte === quote) this.#startText();
    else if (byte === comma) this.#addPart();
    else if (byte === colon) this.#endKey();
    else if (byte === openBracket || byte === openBrace) {
      this.#level += 1;
      this.#isOpened = true;
    } else if (byte === closeBracket || byte === closeBrace) this.#level -= 1;
  }

  #countContent() {
    this.#addPart();
    this.depth = Math.max(this.depth, this.#level);
    if (this.depth > jsonLimits.depthMax) this.#stop('depth');
  }

  #addPart() {
    this.parts += 1;
    if (this.parts > this.#partsMax) this.#stop('parts');
  }

  #stop(kind: 'depth' | 'parts') {
    this.fault = { kind };
    this.#isOverLimit = true;
  }

  #startText() {
    this.#isInText = true;
    this.#length = 0;
    this.#hash = this.#hashBasis;
    this.#forbidden = undefined;
  }

  #endText() {
    this.#isInText = false;
    if (this.#isAfterHighSurrogate) this.fault = { kind: 'surrogate' };
  }

  /** The text before was a key. */
  #endKey() {
    this.#keyHashes.add(this.#hash);
    if (this.#forbidden?.length === this.#length) this.fault = { kind: 'key', key: this.#forbidden };
  }

  #readEscape(byte: number) {
    if (this.#escapeLeft === 5) {
      this.#escapeLeft = byte === letterU ? 4 : 0;
      this.#escapeCode = 0;
      if (byte !== letterU) this.#addCharacter(otherCharacter, byte);
      return;
    }
    this.#escapeLeft -= 1;
    this.#escapeCode = this.#escapeCode * 16 + readHexDigit(byte);
    if (this.#escapeLeft > 0) return;
    const code = this.#escapeCode;
    const isLow = code >= 0xdc_00 && code <= 0xdf_ff;
    if (code === 0) this.fault = { kind: 'nul' };
    else if (isLow && !this.#isAfterHighSurrogate) this.fault = { kind: 'surrogate' };
    else if (isLow) this.#isAfterHighSurrogate = false;
    else this.#addCharacter(code);
    if (code >= 0xd8_00 && code <= 0xdb_ff) this.#isAfterHighSurrogate = true;
  }

  /** @param hashed the number of the character in the hash of the text */
  #addCharacter(code: number, hashed = code) {
    if (this.#isAfterHighSurrogate) {
      this.#isAfterHighSurrogate = false;
      this.fault = { kind: 'surrogate' };
    }
    if (this.#length === 0) this.#forbidden = forbiddenKeys.get(code);
    else if (this.#forbidden !== undefined && this.#forbidden.charCodeAt(this.#length) !== code)
      this.#forbidden = undefined;
    this.#length += 1;
    this.#hash = Math.imul(this.#hash ^ hashed, hashPrime);
  }
}

/** FNV-1a. */
const fnvBasis = 0x81_1c_9d_c5;
const hashPrime = 0x01_00_01_93;

/** The value of a hexadecimal digit; any number for another character, which is a fault of the parser's. */
function readHexDigit(byte: number): number {
  return byte <= 0x39 ? byte - 0x30 : (byte | 0x20) - 0x57;
}

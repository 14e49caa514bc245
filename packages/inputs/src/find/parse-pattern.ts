import { anyCharacter, anyOf, inRange, namedClass, not, unicodeClass } from './character-classes.ts';
import type { CharacterTest, PatternNode } from './pattern-node.ts';

/** A pattern, or in the words its author reads, why there is none. */
export type ParsedPattern =
  | { readonly type: 'pattern'; readonly node: PatternNode; readonly groupCount: number }
  | { readonly type: 'refused'; readonly message: string };

const repeatMax = 200;
const depthMax = 50;
/** What is more than this expression may hold, as it would have to be tried out in every way: `(?=…)`, `\1`. */
const lookaround = 'A search cannot look ahead or back: (?=…), (?!…), (?<=…) and (?<!…) are not known here.';
const backReference = 'A search cannot ask for what a group found: \\1 and \\k are not known here.';

class PatternRefused extends Error {}

/**
 * Reads a regular expression of the part of the language that can be searched for in one pass over a text: no look
 * around, no back references. What it takes means what it means in JavaScript.
 */
export function parsePattern(text: string, ignoresCase: boolean): ParsedPattern {
  const reader = new PatternReader(text, ignoresCase);
  try {
    const node = reader.readAll();
    return { type: 'pattern', node, groupCount: reader.groupCount };
  } catch (error) {
    if (!(error instanceof PatternRefused)) throw error;
    return { type: 'refused', message: error.message };
  }
}

class PatternReader {
  groupCount = 0;
  readonly #characters: readonly string[];
  readonly #ignoresCase: boolean;
  #at = 0;
  #depth = 0;

  constructor(text: string, ignoresCase: boolean) {
    this.#characters = Array.from(text);
    this.#ignoresCase = ignoresCase;
  }

  readAll(): PatternNode {
    const node = this.#readChoice();
    if (this.#at < this.#characters.length) throw new PatternRefused('There is a ) without its (.');
    return node;
  }

  #readChoice(): PatternNode {
    this.#depth += 1;
    if (this.#depth > depthMax) throw new PatternRefused('There are too many groups in one another.');
    const options = [this.#readSequence()];
    while (this.#takes('|')) options.push(this.#readSequence());
    this.#depth -= 1;
    return options.length === 1 && options[0] ? options[0] : { type: 'choice', options };
  }

  #readSequence(): PatternNode {
    const parts: PatternNode[] = [];
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek()) {
      parts.push(this.#readRepeats(this.#readOne()));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { type: 'sequence', parts };
  }

  #readRepeats(inside: PatternNode): PatternNode {
    const times = this.#readTimes();
    if (!times) return inside;
    if (inside.type === 'place') throw new PatternRefused('There is nothing that could be repeated.');
    const isGreedy = !this.#takes('?');
    if (this.#readTimes()) throw new PatternRefused('There is nothing that could be repeated.');
    return { type: 'repeat', inside, ...times, isGreedy };
  }

  #readTimes(): { readonly min: number; readonly max: number } | undefined {
    if (this.#takes('*')) return { min: 0, max: Infinity };
    if (this.#takes('+')) return { min: 1, max: Infinity };
    if (this.#takes('?')) return { min: 0, max: 1 };
    if (this.#peek() !== '{') return undefined;
    const found = /^\{(\d{1,6})(?:(,)(\d{1,6})?)?\}/.exec(this.#characters.slice(this.#at, this.#at + 16).join(''));
    if (!found) throw new PatternRefused('A { has to be written as \\{ unless it says how often.');
    this.#at += found[0].length;
    const min = Number(found[1]);
    const max = found[3] === undefined ? (found[2] === undefined ? min : Infinity) : Number(found[3]);
    if (max < min) throw new PatternRefused('A repetition cannot end before it begins.');
    if (min > repeatMax || (max !== Infinity && max > repeatMax))
      throw new PatternRefused(`A repetition can ask for at most ${repeatMax} times.`);
    return { min, max };
  }

  #readOne(): PatternNode {
    const next = this.#next();
    switch (next) {
      case '(':
        return this.#readGroup();
      case '[':
        return { type: 'character', test: this.#readClass() };
      case '.':
        return { type: 'character', test: anyCharacter };
      case '^':
        return { type: 'place', test: 'lineStart' };
      case '$':
        return { type: 'place', test: 'lineEnd' };
      case '*':
      case '+':
      case '?':
        throw new PatternRefused('There is nothing that could be repeated.');
      case '{':
      case '}':
      case ']':
        throw new PatternRefused(`A ${next} has to be written as \\${next}.`);
      case '\\':
        return this.#readEscape();
      default:
        return { type: 'character', test: this.#exactly(next) };
    }
  }

  #readGroup(): PatternNode {
    let index: number | undefined;
    if (this.#takes('?')) {
      const how = this.#next();
      if (how === '<' && this.#peek() !== '=' && this.#peek() !== '!') {
        while (this.#peek() !== undefined && !this.#takes('>')) this.#at += 1;
        index = this.groupCount += 1;
      } else if (how !== ':') throw new PatternRefused(lookaround);
    } else index = this.groupCount += 1;
    const inside = this.#readChoice();
    if (!this.#takes(')')) throw new PatternRefused('There is a ( without its ).');
    return index === undefined ? { type: 'sequence', parts: [inside] } : { type: 'group', index, inside };
  }

  #readEscape(): PatternNode {
    const letter = this.#peek();
    if (letter === 'b' || letter === 'B') {
      this.#at += 1;
      return { type: 'place', test: letter === 'b' ? 'boundary' : 'noBoundary' };
    }
    if (letter !== undefined && /[1-9k]/.test(letter)) throw new PatternRefused(backReference);
    const one = this.#readEscaped();
    return { type: 'character', test: typeof one === 'number' ? this.#exactly(String.fromCodePoint(one)) : one };
  }

  /** What stands after a backslash, inside a class as well as outside: one character, or a class. */
  #readEscaped(): number | CharacterTest {
    const letter = this.#next();
    const known = /[dwsDWS]/.test(letter) ? namedClass(letter) : undefined;
    if (known) return known;
    if (letter === 'p' || letter === 'P') return this.#readUnicodeClass(letter);
    if (letter === 'u' || letter === 'x') return this.#readCode(letter);
    const control = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 }[letter];
    if (control !== undefined) return control;
    if (/[A-Za-z0-9]/.test(letter)) throw new PatternRefused(`\\${letter} is not known here.`);
    return letter.codePointAt(0) ?? 0;
  }

  #readUnicodeClass(letter: string): CharacterTest {
    const found = /^\{[\w=]{1,60}\}/.exec(this.#characters.slice(this.#at, this.#at + 70).join(''))?.[0];
    const test = found === undefined ? undefined : unicodeClass(`\\${letter}${found}`);
    if (found === undefined || !test) throw new PatternRefused(`\\${letter} needs a class, as in \\${letter}{L}.`);
    this.#at += found.length;
    return test;
  }

  #readCode(letter: string): number {
    const rest = this.#characters.slice(this.#at, this.#at + 9).join('');
    const found = (letter === 'x' ? /^([\da-f]{2})/i : /^(?:([\da-f]{4})|\{([\da-f]{1,6})\})/i).exec(rest);
    const code = Number.parseInt(found?.[1] ?? found?.[2] ?? '', 16);
    if (!found || !(code <= 0x10ffff)) throw new PatternRefused(`\\${letter} needs the number of a character.`);
    this.#at += found[0].length;
    return code;
  }

  #readClass(): CharacterTest {
    const isOpposite = this.#takes('^');
    const tests: CharacterTest[] = [];
    while (!this.#takes(']')) {
      const from = this.#readClassMember();
      if (this.#peek() !== '-' || this.#characters[this.#at + 1] === ']') {
        tests.push(this.#member(from));
        continue;
      }
      this.#at += 1;
      const to = this.#readClassMember();
      if (typeof from !== 'number' || typeof to !== 'number' || from > to)
        throw new PatternRefused('A range has to go from a character to a later one, as in [a-z].');
      tests.push(inRange([from, to], this.#ignoresCase));
    }
    return isOpposite ? not(anyOf(tests)) : anyOf(tests);
  }

  #readClassMember(): number | CharacterTest {
    const next = this.#next('There is a [ without its ].');
    if (next !== '\\') return next.codePointAt(0) ?? 0;
    if (this.#takes('b')) return 8;
    return this.#readEscaped();
  }

  #member(one: number | CharacterTest): CharacterTest {
    return typeof one === 'number' ? inRange([one, one], this.#ignoresCase) : one;
  }

  #exactly(character: string): CharacterTest {
    const code = character.codePointAt(0) ?? 0;
    return inRange([code, code], this.#ignoresCase);
  }

  #peek() {
    return this.#characters[this.#at];
  }

  #takes(character: string) {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }

  #next(orElse = 'The expression ends too early.') {
    const next = this.#peek();
    if (next === undefined) throw new PatternRefused(orElse);
    this.#at += 1;
    return next;
  }
}

import { assertNever } from '@confab/model';
import { isAsciiWord } from './character-classes.ts';
import type { Instruction } from './compile-pattern.ts';
import { isWordCharacter, type CharacterTest, type PlaceTest } from './pattern-node.ts';

/** A stretch of a text that was found, and what its groups hold; undefined for a group that took no part. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/** How much work is left; who runs out of it stops, so that nobody waits for ever. */
export interface Fuel {
  left: number;
}

interface Thread {
  readonly at: number;
  readonly slots: readonly number[];
}

/** A program ready to run: the characters that can begin a match let the others be skipped. */
export interface PatternRunner {
  readonly program: readonly Instruction[];
  readonly groupCount: number;
  readonly first: readonly CharacterTest[] | undefined;
}

export function createRunner(program: readonly Instruction[], groupCount: number): PatternRunner {
  return { program, groupCount, first: firstCharacters(program) };
}

/**
 * The next match at or after a place: the leftmost, and of those the one that the pattern prefers.
 *
 * All the ways a pattern can go are followed side by side, one character at a time, so the work grows with the text
 * times the pattern and never faster, whatever the pattern is.
 *
 * @returns undefined when there is none, or when there is no fuel left.
 */
export function findMatch({ program, groupCount, first }: PatternRunner, text: string, from: number, fuel: Fuel) {
  const seen = new Int32Array(program.length).fill(-1);
  const none: readonly number[] = Array.from({ length: (groupCount + 1) * 2 }, () => -1);
  let threads: Thread[] = [];
  let best: readonly number[] | undefined;
  for (let at = from; at <= text.length && fuel.left > 0; ) {
    const code = text.codePointAt(at);
    const width = code !== undefined && code > 0xffff ? 2 : 1;
    fuel.left -= 1;
    if (threads.length === 0 && !best && first && !(code !== undefined && first.some((test) => test(code)))) {
      at += width;
      continue;
    }
    const here: Thread[] = [];
    const place = { text, at, seen, stamp: at, fuel };
    for (const thread of threads) follow(program, thread.at, thread.slots, place, here);
    if (!best) follow(program, 0, none, place, here);
    const next: Thread[] = [];
    for (const thread of here) {
      const instruction = program[thread.at];
      if (instruction?.type === 'found') {
        best = thread.slots;
        break;
      }
      if (code !== undefined && instruction?.type === 'character' && instruction.test(code))
        next.push({ at: thread.at + 1, slots: thread.slots });
    }
    if (next.length === 0 && best) break;
    threads = next;
    at += width;
  }
  return best && fuel.left > 0 ? toMatch(best, text) : undefined;
}

interface Place {
  readonly text: string;
  readonly at: number;
  /** Where in the program somebody has been at this place already. */
  readonly seen: Int32Array;
  readonly stamp: number;
  readonly fuel: Fuel;
}

/** Goes on from a step without taking a character, as far as that leads; what is preferred comes first. */
function follow(
  program: readonly Instruction[],
  from: number,
  given: readonly number[],
  place: Place,
  into: Thread[],
): void {
  const open: Thread[] = [{ at: from, slots: given }];
  for (let thread = open.pop(); thread; thread = open.pop()) {
    const { at, slots } = thread;
    const instruction = program[at];
    if (!instruction || place.seen[at] === place.stamp) continue;
    place.seen[at] = place.stamp;
    place.fuel.left -= 1;
    switch (instruction.type) {
      case 'character':
      case 'found':
        into.push(thread);
        break;
      case 'jump':
        open.push({ at: instruction.to, slots });
        break;
      case 'either':
        open.push({ at: instruction.second, slots }, { at: instruction.first, slots });
        break;
      case 'save':
        open.push({ at: at + 1, slots: slots.with(instruction.slot, place.at) });
        break;
      case 'forget':
        open.push({ at: at + 1, slots: without(slots, instruction.groups) });
        break;
      case 'place':
        if (holds(instruction.test, place.text, place.at)) open.push({ at: at + 1, slots });
        break;
      default:
        assertNever(instruction);
    }
  }
}

function without(slots: readonly number[], groups: readonly number[]): readonly number[] {
  if (groups.every((group) => slots[group * 2] === -1)) return slots;
  return slots.map((slot, at) => (groups.includes(at >> 1) ? -1 : slot));
}

/** Whether something holds between the characters before and at a place. */
export function holds(test: PlaceTest, text: string, at: number): boolean {
  const before = at === 0 ? undefined : codeBefore(text, at);
  const after = text.codePointAt(at);
  switch (test) {
    case 'lineStart':
      return before === undefined || isLineEnd(before);
    case 'lineEnd':
      return after === undefined || isLineEnd(after);
    case 'boundary':
    case 'noBoundary': {
      const isBoundary = isIn(before, isAsciiWord) !== isIn(after, isAsciiWord);
      return isBoundary === (test === 'boundary');
    }
    case 'edge':
      return !(isIn(before, isWordCharacter) && isIn(after, isWordCharacter));
    default:
      return assertNever(test);
  }
}

function isIn(code: number | undefined, test: CharacterTest) {
  return code !== undefined && test(code);
}

function isLineEnd(code: number) {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029;
}

function codeBefore(text: string, at: number) {
  const whole = at >= 2 ? text.codePointAt(at - 2) : undefined;
  return whole !== undefined && whole > 0xffff ? whole : text.charCodeAt(at - 1);
}

/** The characters with which a match can begin; undefined when it can begin anywhere. */
function firstCharacters(program: readonly Instruction[]): readonly CharacterTest[] | undefined {
  const tests: CharacterTest[] = [];
  const seen = new Set<number>();
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const instruction = program[at];
    if (!instruction || seen.has(at)) continue;
    seen.add(at);
    if (instruction.type === 'found') return undefined;
    if (instruction.type === 'character') tests.push(instruction.test);
    else if (instruction.type === 'either') open.push(instruction.first, instruction.second);
    else open.push(instruction.type === 'jump' ? instruction.to : at + 1);
  }
  return tests;
}

function toMatch(slots: readonly number[], text: string): Match {
  const groups: (string | undefined)[] = [];
  for (let slot = 2; slot + 1 < slots.length; slot += 2) {
    const [start = -1, end = -1] = slots.slice(slot, slot + 2);
    groups.push(start < 0 || end < 0 ? undefined : text.slice(start, end));
  }
  return { start: slots[0] ?? 0, end: slots[1] ?? 0, groups };
}

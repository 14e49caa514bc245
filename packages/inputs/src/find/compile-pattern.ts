import { assertNever } from '@confab/model';
import type { CharacterTest, PatternNode, PlaceTest } from './pattern-node.ts';

/** One step of a compiled pattern; numbers are places in the program. */
export type Instruction =
  | { readonly type: 'character'; readonly test: CharacterTest }
  | { readonly type: 'place'; readonly test: PlaceTest }
  /** Goes on at both places, rather at the first. */
  | { readonly type: 'either'; first: number; second: number }
  | { readonly type: 'jump'; to: number }
  | { readonly type: 'save'; readonly slot: number }
  /** Empties groups: what they held the last time round is not what they hold this time. */
  | { readonly type: 'forget'; readonly groups: readonly number[] }
  | { readonly type: 'found' };

/** The most steps that a pattern may come to; repetitions are written out. */
const programMax = 2_000;

/** A parsed pattern as steps; undefined for one that comes to too many. */
export function compilePattern(node: PatternNode): readonly Instruction[] | undefined {
  const program: Instruction[] = [{ type: 'save', slot: 0 }];
  if (!write(node, program)) return undefined;
  program.push({ type: 'save', slot: 1 }, { type: 'found' });
  return program;
}

function write(node: PatternNode, program: Instruction[]): boolean {
  if (program.length > programMax) return false;
  switch (node.type) {
    case 'character':
    case 'place':
      program.push(node);
      return true;
    case 'sequence':
      return node.parts.every((part) => write(part, program));
    case 'choice':
      return writeChoice(node.options, program);
    case 'group':
      program.push({ type: 'save', slot: node.index * 2 });
      if (!write(node.inside, program)) return false;
      program.push({ type: 'save', slot: node.index * 2 + 1 });
      return true;
    case 'repeat':
      return writeRepeat(node, program);
    default:
      return assertNever(node);
  }
}

function writeChoice(options: readonly PatternNode[], program: Instruction[]): boolean {
  const ends: { to: number }[] = [];
  for (const [at, option] of options.entries()) {
    const isLast = at === options.length - 1;
    const either = { type: 'either' as const, first: program.length + 1, second: 0 };
    if (!isLast) program.push(either);
    if (!write(option, program)) return false;
    if (isLast) continue;
    const end = { type: 'jump' as const, to: 0 };
    program.push(end);
    ends.push(end);
    either.second = program.length;
  }
  for (const end of ends) end.to = program.length;
  return true;
}

type Repeat = Extract<PatternNode, { type: 'repeat' }>;

function writeRepeat({ inside, min, max, isGreedy }: Repeat, program: Instruction[]): boolean {
  const groups = groupsIn(inside);
  const writeInside = () => {
    if (groups.length > 0) program.push({ type: 'forget', groups });
    return write(inside, program);
  };
  for (let time = 0; time < min; time += 1) if (!writeInside()) return false;
  const exits: { instruction: Extract<Instruction, { type: 'either' }> }[] = [];
  const optional = max === Infinity ? 1 : max - min;
  for (let time = 0; time < optional; time += 1) {
    const start = program.length;
    const instruction = { type: 'either' as const, first: start + 1, second: start + 1 };
    program.push(instruction);
    exits.push({ instruction });
    if (!writeInside()) return false;
    if (max === Infinity) program.push({ type: 'jump', to: start });
  }
  for (const { instruction } of exits) instruction[isGreedy ? 'second' : 'first'] = program.length;
  return true;
}

function groupsIn(node: PatternNode): readonly number[] {
  switch (node.type) {
    case 'character':
    case 'place':
      return [];
    case 'sequence':
      return node.parts.flatMap(groupsIn);
    case 'choice':
      return node.options.flatMap(groupsIn);
    case 'group':
      return [node.index, ...groupsIn(node.inside)];
    case 'repeat':
      return groupsIn(node.inside);
    default:
      return assertNever(node);
  }
}

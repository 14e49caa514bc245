import { estimateModelBytes } from '@confab/understanding';
import type { Program } from '../program.ts';
import type { SourceNode } from '../types.ts';
import type { PartFindings } from './part-findings.ts';

/** Memory of values in the JavaScript engine, measured on projects of 40 to 5,000 nodes. */
const bytesPerObject = 56;
const bytesPerProperty = 12;
const bytesPerString = 24;
const bytesPerNode = 900;
const bytesPerLookup = 90;
/** The entries of a node in the tables of each program. */
const bytesPerEntry = 200;
/** A compiled node has templates, closures and connectors for about each value of its source. */
const compiledShare = 1.8;

/** Estimates the memory of a compiled node with its source. */
export function estimatePartBytes({ values }: SourceNode, { lookups, problems }: PartFindings): number {
  const source = estimateDataBytes(values);
  return Math.round(
    bytesPerNode + source * (1 + compiledShare) + (lookups.length + problems.length * 3) * bytesPerLookup,
  );
}

/** Estimates the memory of what a program compiles from data outside its nodes. */
export function estimateOwnBytes(values: unknown): number {
  return Math.round(estimateDataBytes(values) * (1 + compiledShare));
}

/** Estimates the memory of plain data. */
function estimateDataBytes(value: unknown): number {
  if (typeof value === 'string') return bytesPerString + value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let bytes = bytesPerObject + items.length * bytesPerProperty;
  for (const item of items) bytes += estimateDataBytes(item);
  return bytes;
}

/**
 * Estimates the memory of several programs in bytes. Parts and models that they share count once.
 */
export function estimateProgramBytes(programs: Iterable<Program>): number {
  const counted = new Set<object>();
  let bytes = 0;
  const add = (part: object, size: number) => {
    if (counted.has(part)) return;
    counted.add(part);
    bytes += size;
  };
  for (const program of withTranslations(programs)) {
    bytes += program.ownBytes + program.nodes.size * bytesPerEntry;
    for (const part of program.parts?.nodes.values() ?? []) add(part, part.bytes);
    for (const { part, bytes: size } of estimateModelBytes(program.intents)) add(part, size);
  }
  return bytes;
}

function* withTranslations(programs: Iterable<Program>): Iterable<Program> {
  for (const program of programs) {
    yield program;
    yield* program.translations?.values() ?? [];
  }
}

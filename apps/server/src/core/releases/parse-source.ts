import type { JsonText } from '@confab/model';
import type { SteppedWork } from '@confab/dialog-engine';
import type { RunnableSource } from './runnable.ts';

/** Characters that are parsed or written in one step. */
const charactersPerStep = 100_000;

/**
 * Parses a frozen source in steps, as `JSON.parse` of a large project takes too long at once: each item of its lists
 * is parsed on its own.
 *
 * @param text without white space
 */
export function* parseSourceInSteps(text: JsonText<RunnableSource>): SteppedWork<RunnableSource> {
  const members = yield* parseMembers(text);
  // The text has this shape; its parts are parsed one by one.
  return members as unknown as RunnableSource;
}

/** Parses the project of a frozen source alone. It is the first member, so the others are not read. */
export function* parseSourceProjectInSteps(text: JsonText<RunnableSource>): SteppedWork<RunnableSource['project']> {
  const { project } = yield* parseMembers(text, 'project');
  // The first member of the text has this shape.
  return project as RunnableSource['project'];
}

/** @param last the name of the last member that is needed; undefined for all */
function* parseMembers(text: string, last?: string): SteppedWork<Record<string, unknown>> {
  const members: Record<string, unknown> = {};
  let at = 1;
  while (at < text.length && text[at] !== '}') {
    const nameEnd = findValueEnd(text, at);
    const name = String(JSON.parse(text.slice(at, nameEnd)));
    const start = nameEnd + 1;
    if (text[start] === '[') {
      const { items, end } = yield* parseItems(text, start);
      members[name] = items;
      at = end;
    } else {
      at = findValueEnd(text, start);
      members[name] = JSON.parse(text.slice(start, at));
    }
    if (name === last) return members;
    if (text[at] === ',') at += 1;
  }
  return members;
}

function* parseItems(text: string, start: number): SteppedWork<{ readonly items: unknown[]; readonly end: number }> {
  const items: unknown[] = [];
  let at = start + 1;
  let stepEnd = at + charactersPerStep;
  while (at < text.length && text[at] !== ']') {
    const end = findValueEnd(text, at);
    items.push(JSON.parse(text.slice(at, end)));
    at = text[end] === ',' ? end + 1 : end;
    if (at < stepEnd) continue;
    stepEnd = at + charactersPerStep;
    yield;
  }
  return { items, end: at + 1 };
}

const quote = 34;
const backslash = 92;

/** The index behind the JSON value at `start`. */
function findValueEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = findTextEnd(text, at);
      if (depth === 0) return at + 1;
    } else if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && (code === 44 || code === 58)) return at;
  }
  return text.length;
}

/** The index of the quote that ends a JSON text. */
function findTextEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

/** Writes a source as `JSON.stringify` does, in steps. */
export function* writeSourceInSteps(source: RunnableSource): SteppedWork<JsonText<RunnableSource>> {
  const members: string[] = [];
  for (const [name, value] of Object.entries(source)) {
    const text = Array.isArray(value) ? yield* writeItems(value) : JSON.stringify(value);
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
    yield;
  }
  // The texts of all members together are the source.
  return `{${members.join(',')}}` as JsonText<RunnableSource>;
}

function* writeItems(items: readonly unknown[]): SteppedWork<string> {
  const texts: string[] = [];
  let written = 0;
  for (const item of items) {
    const text = JSON.stringify(item);
    texts.push(text);
    written += text.length;
    if (written < charactersPerStep) continue;
    written = 0;
    yield;
  }
  return `[${texts.join(',')}]`;
}

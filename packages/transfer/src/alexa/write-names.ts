import { alexaNaming, assignNames } from '@confab/model';
import type { Assistant } from '../assistant.ts';
import type { Findings } from '../finding.ts';

/** Maps names to valid, unique names of the platform. */
export interface PlatformNames {
  readonly getName: (name: string) => string;
}

/**
 * Creates names with letters and underscores only. Each changed name is a finding.
 *
 * @param reserved names of further parts
 */
export function createPlatformNames(
  names: readonly string[],
  what: 'intent' | 'slot',
  findings: Findings,
  reserved: Iterable<string> = [],
): PlatformNames {
  const assigned = assignNames(names, alexaNaming, reserved);
  for (const [name, unique] of assigned) {
    if (/\d/.test(name)) findings.warn(`${what} ${name}`, 'digitsInName', name, unique);
    else if (unique !== name) findings.note(`${what} ${name}`, 'namedOnPlatform', name, unique);
  }
  return { getName: (name) => assigned.get(name) ?? alexaNaming.toValidName(name) };
}

/** A line of notes with the invocation name in a language; undefined for the first one. */
export function writeInvocationLine(name: string, language: string | undefined): string {
  return `${getInvocationMark(language)} ${name}`;
}

function findInvocationLine(notes: string, language: string | undefined): string | undefined {
  const mark = getInvocationMark(language).toLowerCase();
  const line = notes.split('\n').find((one) => one.toLowerCase().startsWith(mark));
  return line?.slice(mark.length).trim() || undefined;
}

function getInvocationMark(language: string | undefined): string {
  return language === undefined ? 'Alexa invocation name:' : `Alexa invocation name (${language}):`;
}

/**
 * Creates the invocation name of a skill by the rules of the platform: the one that the notes give to the language, or to the first
 * language, or the name of the project.
 */
export function toInvocationName(
  { name, notes, language }: Pick<Assistant, 'name' | 'notes' | 'language'>,
  findings: Findings,
): string {
  const written = findInvocationLine(notes, language) ?? findInvocationLine(notes, undefined);
  const plain = (written ?? name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\s'.]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, invocationMax)
    .trim();
  const requested = written ?? name;
  if (plain.length < invocationMin) {
    findings.warn('project', 'invocationNameTooShort', String(invocationMin), String(invocationMax), requested);
    return plain.padEnd(invocationMin, 'a');
  }
  if (plain !== requested.toLowerCase())
    findings.warn('project', 'invocationNameChanged', String(invocationMax), requested, plain);
  if (!plain.includes(' ')) findings.note('project', 'invocationNameOneWord');
  return plain;
}

/** Whether the notes have no invocation name for a further language, so that its model gets that of the first one. */
export function sharesInvocationName({ notes, language }: Pick<Assistant, 'notes' | 'language'>): boolean {
  return findInvocationLine(notes, language) === undefined;
}

const invocationMin = 2;
const invocationMax = 50;

import { trimBy } from '@confab/model';
import type { Findings } from '../finding.ts';

/** Maps names to valid, unique names of the platform. */
export interface PlatformNames {
  readonly getName: (name: string) => string;
}

/** Creates names with letters and underscores only. Each changed name is a finding. */
export function createPlatformNames(
  names: readonly string[],
  what: 'intent' | 'slot',
  findings: Findings,
): PlatformNames {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  const lastSuffixes = new Map<string, number>();
  for (const name of names) {
    const plain = toPlatformName(name);
    const unique = addLettersUntilFree(plain, taken, lastSuffixes);
    taken.add(unique.toLowerCase());
    given.set(name, unique);
    if (/\d/.test(name)) findings.warn(`${what} ${name}`, 'digitsInName', name, unique);
    else if (unique !== name) findings.note(`${what} ${name}`, 'namedOnPlatform', name, unique);
  }
  return { getName: (name) => given.get(name) ?? toPlatformName(name) };
}

/** Names have no digits, so a name that is taken gets a number written in letters: `_`, `_b`, `_c` … `_ba`. */
function addLettersUntilFree(plain: string, taken: ReadonlySet<string>, lastSuffixes: Map<string, number>): string {
  const key = plain.toLowerCase();
  for (let number = lastSuffixes.get(key) ?? 0; ; number += 1) {
    const candidate = plain + toLetters(number);
    if (taken.has(candidate.toLowerCase())) continue;
    lastSuffixes.set(key, number + 1);
    return candidate;
  }
}

function toLetters(number: number): string {
  if (number < 2) return '_'.repeat(number);
  const digits = [...(number - 1).toString(letters.length)];
  return `_${digits.map((digit) => letters.charAt(Number.parseInt(digit, letters.length))).join('')}`;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function toPlatformName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return trimBy(plain.replaceAll(/[^A-Za-z]+/g, '_'), (letter) => letter === '_') || 'Unnamed';
}

/** Creates the invocation name of a skill by the rules of the platform. */
export function toInvocationName(name: string, notes: string, findings: Findings): string {
  const written = /^Alexa invocation name:(.*)/im.exec(notes)?.[1]?.trim() || undefined;
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

const invocationMin = 2;
const invocationMax = 50;

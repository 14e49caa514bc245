import { toPlainLetters, trimBy } from '@confab/model';
import type { Findings } from '../finding.ts';
import { assignNames } from '../unique-names.ts';

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
  const assigned = assignNames(names, { toValidName: toPlatformName, toSuffix: toLetters });
  for (const [name, unique] of assigned) {
    if (/\d/.test(name)) findings.warn(`${what} ${name}`, 'digitsInName', name, unique);
    else if (unique !== name) findings.note(`${what} ${name}`, 'namedOnPlatform', name, unique);
  }
  return { getName: (name) => assigned.get(name) ?? toPlatformName(name) };
}

/** Names have no digits, so a name that is taken gets a number written in letters: `_`, `_b`, `_c` … `_ba`. */
function toLetters(number: number): string {
  if (number < 2) return '_'.repeat(number);
  const digits = [...(number - 1).toString(letters.length)];
  return `_${digits.map((digit) => letters.charAt(Number.parseInt(digit, letters.length))).join('')}`;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function toPlatformName(name: string): string {
  return trimBy(toPlainLetters(name).replaceAll(/[^A-Za-z]+/g, '_'), (letter) => letter === '_') || 'Unnamed';
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

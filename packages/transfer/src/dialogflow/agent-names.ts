import { toPlainLetters, trimBy } from '@confab/model';
import type { PlatformNames } from '../alexa/write-names.ts';
import type { Findings } from '../finding.ts';
import { assignNames } from '../unique-names.ts';

/** How findings refer to the parts of each kind. */
const entries = { list: 'entities/', slot: 'slot ' } as const;

/** The file of such an entity would be read as the values of another one. */
const entriesEnding = /_entries_(?=[a-z-]+$)/i;

/**
 * Creates names of letters, digits, underscores and hyphens that start with a letter, as the platform accepts them. Each
 * changed name is a finding.
 *
 * @param reserved names of further parts
 */
export function createAgentNames(
  names: readonly string[],
  what: keyof typeof entries,
  findings: Findings,
  reserved: Iterable<string> = [],
): PlatformNames {
  const toValidName = (name: string) => toAgentName(name, what);
  const toSuffix = (number: number) => (number === 0 ? '' : `_${number + 1}`);
  const assigned = assignNames(names, { toValidName, toSuffix }, reserved);
  for (const [name, unique] of assigned)
    if (unique !== name) findings.note(`${entries[what]}${name}`, 'namedOnPlatform', name, unique);
  return { getName: (name) => assigned.get(name) ?? toValidName(name) };
}

function toAgentName(name: string, word: string): string {
  if (/^[A-Za-z][\w-]*$/.test(name) && !entriesEnding.test(name)) return name;
  const plain = trimBy(toPlainLetters(name).replaceAll(/[^\w-]+/g, '_'), (letter) => letter === '_');
  const valid = /^[A-Za-z]/.test(plain) ? plain : trimBy(`${word}_${plain}`, (letter) => letter === '_');
  return valid.replace(entriesEnding, '-entries_');
}

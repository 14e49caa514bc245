import { agentNaming, assignNames } from '@confab/model';
import type { PlatformNames } from '../alexa/write-names.ts';
import type { Findings } from '../finding.ts';

/** How findings refer to the parts of each kind. */
const entries = { list: 'entities/', slot: 'slot ' } as const;

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
  const naming = agentNaming[what];
  const assigned = assignNames(names, naming, reserved);
  for (const [name, unique] of assigned)
    if (unique !== name) findings.note(`${entries[what]}${name}`, 'namedOnPlatform', name, unique);
  return { getName: (name) => assigned.get(name) ?? naming.toValidName(name) };
}

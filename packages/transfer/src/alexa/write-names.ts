import { alexaNaming, assignNames } from '@confab/model';
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

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
  for (const name of names) {
    const plain = toPlatformName(name);
    let unique = plain;
    while (taken.has(unique.toLowerCase())) unique = `${unique}_`;
    taken.add(unique.toLowerCase());
    given.set(name, unique);
    if (/\d/.test(name))
      findings.warn(
        `${what} ${name}`,
        'The platform allows no digits in names, so {0} was renamed to {1}. Give it a name without digits; otherwise it is not recognised.',
        name,
        unique,
      );
    else if (unique !== name) findings.note(`${what} ${name}`, '{0} is named {1} on the platform.', name, unique);
  }
  return { getName: (name) => given.get(name) ?? toPlatformName(name) };
}

function toPlatformName(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return letters.replaceAll(/[^A-Za-z]+/g, '_').replaceAll(/^_+|_+$/g, '') || 'Unnamed';
}

/** Creates the invocation name of a skill by the rules of the platform. */
export function toInvocationName(name: string, notes: string, findings: Findings): string {
  const written = /^Alexa invocation name:\s*(.+)$/im.exec(notes)?.[1]?.trim();
  const plain = (written ?? name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\s'.]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, invocationMax)
    .trim();
  const requested = written ?? name;
  if (plain.length < invocationMin) {
    findings.warn(
      'project',
      'The invocation name needs {0} to {1} letters; {2} has too few.',
      String(invocationMin),
      String(invocationMax),
      requested,
    );
    return plain.padEnd(invocationMin, 'a');
  }
  if (plain !== requested.toLowerCase())
    findings.warn(
      'project',
      'An invocation name can have only letters, at most {0}: {1} was changed to {2}.',
      String(invocationMax),
      requested,
      plain,
    );
  if (!plain.includes(' '))
    findings.note(
      'project',
      'Only brands can use an invocation name of one word; add another one to the notes as "Alexa invocation name: …".',
    );
  return plain;
}

const invocationMin = 2;
const invocationMax = 50;

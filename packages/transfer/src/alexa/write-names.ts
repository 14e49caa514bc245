import type { Findings } from '../finding.ts';

/** Names as the platform allows them, each once. */
export interface PlatformNames {
  readonly getName: (name: string) => string;
}

/** Intents and slots may have letters and underscores in their names. What is changed is told. */
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
        'The platform allows no digits in names, so {0} is called {1}; give it a name without digits, or it is not recognised.',
        name,
        unique,
      );
    else if (unique !== name) findings.note(`${what} ${name}`, '{0} is called {1} on the platform.', name, unique);
  }
  return { getName: (name) => given.get(name) ?? toPlatformName(name) };
}

function toPlatformName(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return letters.replaceAll(/[^A-Za-z]+/g, '_').replaceAll(/^_+|_+$/g, '') || 'Unnamed';
}

/** The name by which people open a skill, as the platform's rules have it. */
export function toInvocationName(name: string, notes: string, findings: Findings): string {
  const written = /^Alexa invocation name:\s*(.+)$/im.exec(notes)?.[1]?.trim();
  const plain = (written ?? name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\s'.]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, invocationMax)
    .trim();
  const wanted = written ?? name;
  if (plain.length < invocationMin) {
    findings.warn(
      'project',
      'The invocation name has to have {0} to {1} letters; {2} has too few.',
      String(invocationMin),
      String(invocationMax),
      wanted,
    );
    return plain.padEnd(invocationMin, 'a');
  }
  if (plain !== wanted.toLowerCase())
    findings.warn(
      'project',
      'An invocation name has letters only, at most {0}: {1} became {2}.',
      String(invocationMax),
      wanted,
      plain,
    );
  if (!plain.includes(' '))
    findings.note(
      'project',
      'An invocation name of one word is taken for brands only; write another one into the notes, as "Alexa invocation name: …".',
    );
  return plain;
}

const invocationMin = 2;
const invocationMax = 50;

import { fixedMoment } from '../calendar.ts';
import type { Entity, EntityKind, EntityValue } from '../entity.ts';
import { findEntities } from '../find-entities.ts';

/** Wednesday, 15 April 2026, ten in the morning, two hours ahead of UTC. */
export const aWednesday = fixedMoment(Date.UTC(2026, 3, 15, 8), 120);

/** The rows of a table `what is said = what it means`, each once; nothing after the sign where it means nothing. */
export function rows(table: string): [said: string, means: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', means = ''] = line.split(' =');
      return [said.trim(), means.trim()];
    });
}

/** What is found of a kind: values with their other readings after `or`, entities apart by `;`. */
export function meaning(kind: EntityKind, language: string, text: string): string {
  return findEntities(text, { language, moment: aWednesday }, [kind])
    .map(({ value, otherValues }) => [value, ...otherValues].map(shown).join(' or '))
    .join('; ');
}

/** The parts of a text that entities of a kind were read from. */
export function spans(kind: EntityKind, language: string, text: string): string[] {
  return findEntities(text, { language, moment: aWednesday }, [kind]).map((entity: Entity) => entity.text);
}

function shown(value: EntityValue) {
  return typeof value === 'object' ? `${value.amount} ${value.currency}` : String(value);
}

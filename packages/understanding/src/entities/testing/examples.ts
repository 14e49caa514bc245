import { fixedMoment } from '../dates/calendar.ts';
import type { EntityKind } from '@confab/model';
import type { Entity, EntityValue } from '../entity.ts';
import { findEntities } from '../find-entities.ts';

/** Wednesday, 15 April 2026, ten in the morning, two hours ahead of UTC. */
export const aWednesday = fixedMoment(Date.UTC(2026, 3, 15, 8), 120);

/** The distinct rows of a table `utterance = meaning`; the meaning is empty if there is none. */
export function parseExamples(table: string): [said: string, means: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', means = ''] = line.split(' =');
      return [said.trim(), means.trim()];
    });
}

/** The entities of a kind: values with other readings after `or`, separated by `;`. */
export function readMeaning(kind: EntityKind, language: string, text: string): string {
  return findEntities(text, { language, moment: aWednesday }, [kind])
    .map(({ value, otherValues }) => [value, ...otherValues].map(formatValue).join(' or '))
    .join('; ');
}

/** The source texts of the entities of a kind. */
export function findSpans(kind: EntityKind, language: string, text: string): string[] {
  return findEntities(text, { language, moment: aWednesday }, [kind]).map((entity: Entity) => entity.text);
}

/** Writes a value as the tables of examples do. */
export function formatValue(value: EntityValue): string {
  if (typeof value !== 'object') return String(value);
  return `${value.amount} ${'currency' in value ? value.currency : value.unit}`;
}

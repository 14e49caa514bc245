import { maxUtteranceLength } from '../normalise.ts';
import { readCurrency } from './currency.ts';
import { readDate, readWholeDate } from './dates/date.ts';
import { readDateTime } from './dates/date-time.ts';
import { readDuration } from './dates/duration.ts';
import { readEmail } from './email.ts';
import { entityKinds, type EntityKind } from '@confab/model';
import type { Entity, EntityValue } from './entity.ts';
import { getLanguage } from './get-language.ts';
import { readAge, readWholeAge } from './measures/age.ts';
import { readTemperature, readWholeTemperature } from './measures/temperature.ts';
import { readNumberOrYear } from './numbers/number.ts';
import { readNumberAt } from './numbers/numbers.ts';
import { readOrdinal } from './numbers/ordinal.ts';
import { readPercentage, readWholePercentage } from './numbers/percentage.ts';
import { readPhone } from './phone.ts';
import { readRecurrence, readWholeRecurrence } from './recurrences/recurrence.ts';
import { readTime, readWholeTime } from './dates/time.ts';
import { createScan, type EntityContext, type Reading, type Scan } from './scan.ts';
import { readUrl } from './url.ts';
import { readYesNo } from './yes-no.ts';

type Reader = (scan: Scan, at: number) => Reading<EntityValue> | undefined;

/** One reader per kind; each reads at most a fixed number of tokens. */
const readers: Readonly<Record<EntityKind, Reader>> = {
  number: readNumberOrYear,
  date: readDate,
  time: readTime,
  dateTime: readDateTime,
  duration: readDuration,
  recurrence: readRecurrence,
  currency: readCurrency,
  email: readEmail,
  phone: readPhone,
  url: readUrl,
  percentage: readPercentage,
  temperature: readTemperature,
  age: readAge,
  ordinal: readOrdinal,
  yesNo: readYesNo,
};
/** Kinds whose values depend on the moment of the utterance. */
export const timeDependentKinds: ReadonlySet<string> = new Set(['date', 'time', 'dateTime']);

/**
 * Finds the entities of each kind in text order; entities of one kind never overlap.
 *
 * Linear in the text, which is truncated like an utterance. Without a moment there are no dates and times.
 */
export function findEntities(
  text: string,
  context: EntityContext,
  kinds: readonly EntityKind[] = entityKinds,
): Entity[] {
  const scan = createScan(text.slice(0, maxUtteranceLength), getLanguage(context.language), context);
  return kinds
    .filter((kind) => context.moment !== undefined || !timeDependentKinds.has(kind))
    .flatMap((kind) => findKind(scan, kind))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Finds all entities of one kind from left to right; vague ones only if there is no other. */
export function findKind(scan: Scan, kind: EntityKind): Entity[] {
  const [found, vague]: [Entity[], Entity[]] = [[], []];
  let at = 0;
  while (at < scan.length) {
    const reading = readers[kind](scan, at);
    const entity = reading && toEntity(scan, kind, at, reading);
    if (entity) (reading.isVague === true ? vague : found).push(entity);
    at = Math.max(at + 1, reading?.next ?? 0);
  }
  return found.length > 0 ? found : vague;
}

const wholeReaders: Partial<Record<EntityKind, Reader>> = {
  time: readWholeTime,
  date: readWholeDate,
  recurrence: readWholeRecurrence,
  age: readWholeAge,
  temperature: readWholeTemperature,
  percentage: readWholePercentage,
};

/**
 * Reads the whole answer to a question for a time, a date or a measure that would not be one in another text: '8', 'the
 * 16th'. Words such as 'please' may be around it.
 */
export function findWholeAnswer(text: string, context: EntityContext, kind: EntityKind): Entity | undefined {
  const read = context.moment === undefined ? undefined : wholeReaders[kind];
  if (!read) return undefined;
  const scan = createScan(text.slice(0, maxUtteranceLength), getLanguage(context.language), context);
  const whole = readAlone(scan, read);
  return whole && toEntity(scan, kind, whole.at, whole.reading);
}

/** The number of an answer that is nothing else, such as '10' or 'ten please'; an ordinal is none. */
export function findBareNumber(text: string, language: string): number | undefined {
  const scan = createScan(text.slice(0, maxUtteranceLength), getLanguage(language), { language });
  const whole = readAlone(scan, (_scan, at) => {
    const number = readNumberAt(scan, at);
    return number && !number.isOrdinal ? { next: number.next, values: [number.value] } : undefined;
  });
  return whole?.reading.values[0];
}

/** Reads a text that has only words such as 'please' around what is read. */
function readAlone<Value>(scan: Scan, read: (scan: Scan, at: number) => Reading<Value> | undefined) {
  const isAround = (at: number) =>
    scan.language.sets.aroundAnswer.has(scan.at(at)?.word ?? '') || /^[.,;!?]$/.test(scan.at(at)?.word ?? '');
  let at = 0;
  while (isAround(at)) at += 1;
  const reading = read(scan, at);
  let end = reading?.next ?? 0;
  while (isAround(end)) end += 1;
  return reading && end === scan.length ? { at, reading } : undefined;
}

function toEntity(
  scan: Scan,
  kind: EntityKind,
  at: number,
  { start: first, next, values, isUnsure }: Reading<EntityValue>,
): Entity | undefined {
  const [value, ...otherValues] = values;
  const [start, end] = [scan.at(first ?? at)?.start, scan.at(next - 1)?.end];
  if (value === undefined || start === undefined || end === undefined) return undefined;
  const text = scan.text.slice(start, end);
  return { kind, start, end, text, value, otherValues, ...(isUnsure === true && { isUnsure }) };
}

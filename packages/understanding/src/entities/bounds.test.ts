import { projectLanguages } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entityKinds, type EntityKind } from '@confab/model';
import { findEntities, findKind } from './find-entities.ts';
import { getLanguage } from './get-language.ts';
import { createScan } from './scan.ts';
import { aWednesday, formatValue } from './testing/examples.ts';

const languages = projectLanguages;
const words =
  'one twenty hundred and a half dozen minus point next friday 3rd of may , . - / : @ + ( 3 31 2026 19 30 pm at'
    .concat(
      ' half past seven in two hours weeks ago tomorrow evening dollars € cents 50 anna dot example com yes no not',
    )
    .concat(
      ' ein und zwanzig einundzwanzig halb viertel vor nach acht am 3. mai übermorgen in zwei wochen euro fünfzig ja',
    )
    .concat(
      ' every other monday and thursdays each day daily weekly jeden alle wochen dienstags cada los chaque tous les',
    )
    .split(' ');
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((list) => list.join(' ')),
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((list) => list.join('')),
);

describe('entities in any text', () => {
  test.each(languages)('entities have spans within the text that do not overlap within a kind, %s', (language) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = findEntities(text, { language, moment: aWednesday });
        for (const { start, end, text: read } of found) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end)).toBe(read);
        }
        for (const kind of entityKinds) {
          const own = found.filter((entity) => entity.kind === kind);
          for (const [place, { end }] of own.entries())
            expect(own[place + 1]?.start ?? end).toBeGreaterThanOrEqual(end);
        }
      }),
      { numRuns: 200 },
    );
  });

  test.each(languages)('entities have valid values that differ from their other readings, %s', (language) => {
    const shapes = {
      number: /^-?[\d.e+-]+$/,
      date: /^\d{4}-\d{2}-\d{2}$/,
      time: /^[0-2]\d:[0-5]\d(?::[0-5]\d)?$/,
      dateTime: /^\d{4}-\d{2}-\d{2}T[0-2]\d:[0-5]\d(?::[0-5]\d)?[+-]\d{2}:\d{2}$/,
      duration: /^P(?=.)(?:[\d.e+]+[YMWD])*(?:T(?:[\d.e+]+[HMS])+)?$/,
      recurrence:
        /^FREQ=[A-Z]+(?:;INTERVAL=\d+)?(?:;BYMONTH=\d+)?(?:;BYMONTHDAY=-?\d+)?(?:;BYDAY=[-\dA-Z,]+)?(?:;BYHOUR=[\d,]+;BYMINUTE=\d+)?$/,
      currency: /^[-\d.e+]+ [A-Z]{3}$/,
      email: /^[^@\s]+@[^@\s]+\.[^@\s.]+$/,
      phone: /^\+?\d{7,15}$/,
      url: /^https?:\/\/[^/\s]+\.[^/\s]+/,
      percentage: /^-?[\d.e+-]+$/,
      temperature: /^-?[\d.e+-]+ [CFK]$/,
      age: /^[\d.]+$/,
      ordinal: /^[\d.e+]+$/,
      yesNo: /^(?:true|false)$/,
    } as const;
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { kind, value, otherValues } of findEntities(text, { language, moment: aWednesday })) {
          const all = [value, ...otherValues].map(formatValue);
          for (const one of all) {
            expect(one).toMatch(shapes[kind]);
            if (kind === 'date') expect(new Date(`${one}T00:00:00Z`).toISOString().slice(0, 10)).toBe(one);
          }
          expect(new Set(all).size).toBe(all.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Texts that make a reader read far before it fails. */
const repeated = "a|a.|a-|a@|a.a@|1|1-|1.|1,|1,000,|+|(|(1|@|\u0301|a'|1:|1/1/|einund|hundertund"
  .concat('|one |one hundred and |twenty-|million |minus |a |half |next |in a |the third of |dot |a dot |5 euros ')
  .concat(
    '|3 days and |half past |yes and |und |am 3. |viertel vor |first monday in |tomorrow morning at 9 |at 7 |friday the 3rd ',
  )
  .concat('|5 to |i am 5 |5 years - |3 degrees |may 5 to |next week |the week after next week |01 1.1.20 ')
  .concat(
    '|every |every second |every monday and |at nine every monday |mondays, |first monday of every |jeden zweiten |le mardi ',
  )
  .concat(
    "|treinta y |a las |las siete y |el 3 de |de las tres |quatre-vingt-|vingt et |d'un |une heure et |le 3 |1 234 ",
  )
  .split('|');

describe('a text of 10,000 characters', () => {
  test.each(repeated)('a text of many %j takes at most 140 reads per token for each kind, and 360 for all', (piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    for (const language of languages) {
      const count = (kinds: readonly EntityKind[]) => {
        const scan = createScan(text, getLanguage(language), { language, moment: aWednesday });
        let looks = 0;
        const counting = { ...scan, at: (index: number) => ((looks += 1), scan.at(index)) };
        for (const kind of kinds) findKind(counting, kind);
        return looks / scan.length;
      };
      for (const kind of entityKinds) expect(count([kind]), `${kind} in ${language}`).toBeLessThan(140);
      expect(count(entityKinds), `all kinds in ${language}`).toBeLessThan(360);
    }
  });

  test('a text of 10,000 characters is truncated like an utterance', () => {
    expect(findEntities(`${'x '.repeat(500)}7`, { language: 'en' })).toEqual([]);
    expect(findEntities(`${'x '.repeat(499)}7`, { language: 'en' })).toHaveLength(1);
  });
});

import { projectLanguages } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { entityKinds } from '@confab/model';
import { findEntities } from './find-entities.ts';
import { findLanguageKey } from '../languages/languages.ts';
import { aWednesday, formatValue } from './testing/examples.ts';
import { judgedFrench } from './testing/judged-french.ts';
import { judgedGerman } from './testing/judged-german.ts';
import { judgedRecurrences } from './testing/judged-recurrences.ts';
import { judgedSpanish } from './testing/judged-spanish.ts';
import { judgedUtterances } from './testing/judged-utterances.ts';
import { readJudged, type JudgedUtterance } from './testing/read-judged.ts';

const leastShare = 0.97;
const judged = [judgedUtterances, judgedGerman, judgedSpanish, judgedFrench, judgedRecurrences].flatMap(readJudged);

/** Compares spans and likeliest values; undefined if they are as judged. */
function findDifference({ language, kind, text, spans, values }: JudgedUtterance): string | undefined {
  const found = findEntities(text, { language, moment: aWednesday }).filter((entity) => entity.kind === kind);
  const write = (start: number, end: number, value: string) => `${start}-${end} ${value}`;
  const actual = found.map(({ start, end, value }) => write(start, end, formatValue(value))).join('; ');
  const expected = spans.map(({ start, end }, index) => write(start, end, values[index] ?? '')).join('; ');
  return actual === expected ? undefined : `${language} ${kind}: ${text}: expected ${expected}, found ${actual}`;
}

describe('judged utterances', () => {
  test('the judged utterances cover every kind in every language, with as many values as spans', () => {
    for (const kind of entityKinds)
      for (const language of projectLanguages)
        expect(judged.filter((one) => one.kind === kind && one.language === language).length).toBeGreaterThan(1);
    for (const { text, spans, values } of judged) expect([text, values.length]).toEqual([text, spans.length]);
  });

  test.each(entityKinds)(
    'entities of kind %s in English and German are read with kind, span and value in at least 97 of 100 cases',
    (kind) => {
      const own = judged.filter((one) => one.kind === kind && ['en', 'de'].includes(one.language));
      const wrong = own.map(findDifference).filter((one) => one !== undefined);
      expect(1 - wrong.length / own.length, wrong.join('\n')).toBeGreaterThanOrEqual(leastShare);
    },
  );

  test.each(['es', 'fr'])('at least 97 of 100 utterances in %s are read with kind, span and value', (language) => {
    const own = judged.filter((one) => findLanguageKey(one.language) === language);
    const wrong = own.map(findDifference).filter((one) => one !== undefined);
    expect(own.length).toBeGreaterThanOrEqual(100);
    expect(1 - wrong.length / own.length, wrong.join('\n')).toBeGreaterThanOrEqual(leastShare);
  });
});

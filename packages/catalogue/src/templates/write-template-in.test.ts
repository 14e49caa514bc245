import { listLanguages } from '@confab/inputs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { compileOneTemplate, followChips, play } from './testing.ts';
import { writeTemplateIn } from './write-template-in.ts';

const bilingual = catalogue.oneTemplates.flatMap((template) => {
  const [, ...others] = listLanguages(template.propertyValues);
  return others.map((language) => ({ template, language, title: template.title }));
});

test('a template is written only in a language that it speaks', () => {
  for (const template of catalogue.oneTemplates) {
    expect(writeTemplateIn(template, 'fr')).toBeUndefined();
    expect(writeTemplateIn(template, 'en')?.propertyValues).toMatchObject({ Language: 'en', OtherLanguages: '' });
  }
});

describe.each(bilingual)('the template $title written in $language', ({ template, language }) => {
  const written = writeTemplateIn(template, language);
  const pages = written?.llamas.flatMap((llama) => llama.pages) ?? [];

  test('a template written in one language has no texts of other languages', () => {
    expect(written?.propertyValues['Translations']).toBeUndefined();
    expect(pages.filter(({ propertyValues }) => 'Translations' in propertyValues)).toEqual([]);
  });

  test('a template written in one language has its description and the names of its chapters in this language', () => {
    expect(Object.keys(template.authorTexts[language] ?? {})).toEqual(['Description']);
    for (const { llama } of template.llamas)
      expect([llama.id, Object.keys(llama.authorTexts[language] ?? {})]).toEqual([
        llama.id,
        ['DisplayName', 'Subtitle'],
      ]);
    expect(written?.llamas.map(({ llama }) => llama.propertyValues['DisplayName'])).toEqual(
      template.llamas.map(({ llama }) => llama.authorTexts[language]?.['DisplayName']),
    );
  });

  test('a template that is written in one language gives the same answers as the whole template in this language, wherever its chips lead', async () => {
    const whole = compileOneTemplate(template.id);
    const alone = compileOneTemplate(template.id, language);
    const held = await followChips((lines) => play(alone, lines, 1, undefined, language));
    for (const { lines, answers, chips, faults } of held) {
      const expected = await play(whole, lines, 1, undefined, language);
      expect([lines, answers, chips, faults]).toEqual([lines, expected.answers, expected.chips, []]);
    }
    expect(held.length).toBeGreaterThan(5);
  });
});

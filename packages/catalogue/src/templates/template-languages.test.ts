import type { Effects, MailCall } from '@confab/dialog-engine';
import { isTranslationNeeded, listLanguages, listTranslatable, readTranslation } from '@confab/inputs';
import type { ItemSchema, JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { CatalogueFault } from '../checks/catalogue-fault.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { shippedData, type CatalogueData } from '../shipped-data.ts';
import { compileOneTemplate, followChips, mondayMorning, play } from './testing.ts';

const bilingual = catalogue.oneTemplates.filter(({ propertyValues }) => listLanguages(propertyValues).length > 1);
const restaurant = compileOneTemplate('olive-ember');
const playInGerman = (lines: readonly (string | null)[], world = mondayMorning) =>
  play(restaurant, lines, 1, world, 'de');

/** The texts of an item that are missing or stale in a language. */
function listLacking(schema: ItemSchema | undefined, values: JsonObject, language: string): readonly string[] {
  return listTranslatable(schema?.properties ?? [], values)
    .filter(({ property }) => isTranslationNeeded(property))
    .filter(({ path, property }) => readTranslation(values, language, path, property).state !== 'current')
    .map(({ path }) => path);
}

test('some templates speak English and German', () => {
  const spoken = new Map(bilingual.map(({ id, propertyValues }) => [id, listLanguages(propertyValues)]));
  expect([...spoken.keys()].toSorted()).toEqual([
    'dune-house',
    'fern-thread',
    'glass-museum',
    'olive-ember',
    'signal-days',
    'sky-sea-quiz',
  ]);
  for (const languages of spoken.values()) expect(languages).toEqual(['en', 'de']);
});

test.each(bilingual.map((template) => [template.title, template] as const))(
  'the template %s has all texts in each of its languages',
  (_title, { propertyValues, llamas }) => {
    const [, ...languages] = listLanguages(propertyValues);
    for (const language of languages) {
      expect(listLacking(catalogue.projectSchemas['One'], propertyValues, language)).toEqual([]);
      for (const { id, type, propertyValues: values } of llamas.flatMap(({ pages }) => pages))
        expect([id, listLacking(catalogue.pageSchemas[type], values, language)]).toEqual([id, []]);
    }
  },
);

describe('the restaurant in German', () => {
  test('the restaurant in German leads through the menu by number, by name and by questions', async () => {
    const { answers, faults } = await playInGerman([
      'was gibt es zu essen',
      'das zweite',
      'desserts',
      'haben sie etwas veganes',
    ]);
    expect(faults).toEqual([]);
    expect(answers).toEqual([
      expect.stringContaining('Willkommen bei Olive & Ember'),
      expect.stringContaining('1. Vorspeisen\n2. Hauptgerichte'),
      expect.stringContaining('Wolfsbarsch'),
      expect.stringContaining('Käsekuchen'),
      expect.stringContaining('Tomatensuppe'),
    ]);
  });

  test('books a table and mails the request', async () => {
    const mails: MailCall[] = [];
    const mail: Effects['mail'] = (call) => {
      mails.push(call);
      return { type: 'queued' };
    };
    const lines = [
      'ich möchte einen Tisch reservieren',
      'für sechs Personen',
      'diesen Freitag',
      'halb acht',
      'Ada',
      '01632 960 111',
      'überspringen',
      'ja',
    ];
    const { answers, last } = await playInGerman(lines, { ...mondayMorning, mail });
    expect(answers[7]).toContain(
      'Personen: 6\nTag: Freitag, 9. Januar\nUhrzeit: 19:30\nName: Ada\nTelefon: 01632960111',
    );
    expect(last).toContain('Vielen Dank, Ada.');
    expect(mails.map(({ subject }) => subject)).toEqual(['Tisch für 6 am Freitag, 9. Januar']);
    const corrected = await playInGerman([...lines, 'nein, doch nur drei Personen', 'ja'], { ...mondayMorning, mail });
    expect(corrected.answers.at(-2)).toContain('Personen: 3\nTag: Freitag, 9. Januar');
    expect(mails.at(-1)?.subject).toBe('Tisch für 3 am Freitag, 9. Januar');
  });

  test('understands every suggestion chip that it offers on every path', async () => {
    const held = await followChips(playInGerman);
    expect(held.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(held.filter(({ answers }) => /nicht ganz verstanden|überfragt/.test(answers.join(' ')))).toEqual([]);
    const chips = held.flatMap(({ chips: offered }) => offered);
    expect(new Set(chips).size).toBeGreaterThan(10);
    expect(chips.filter((chip) => /\b(?:menu|book|table|wine|drinks)\b/i.test(chip))).toEqual([]);
  });

  test.each([
    ['wann haben Sie geöffnet', 'Montag Ruhetag'],
    ['haben Sie glutenfreie Pizza', 'glutenfrei'],
    ['wo kann ich parken', 'Mill Square'],
    ['darf mein Hund mit', 'Hunde'],
    ['ich möchte meine Reservierung absagen', 'Bis vier Stunden vorher'],
    ['kann ich mit Karte zahlen', 'American Express'],
    ['ich habe meine Jacke vergessen', 'hinter der Bar'],
    ['kann man bei euch Geburtstag feiern', '40 Personen'],
    ['Kontakt', 'an der alten Wassermühle'],
    ['danke, das war alles', 'Abend|Feuer'],
  ])('answers %j', async (said, answer) => {
    expect((await playInGerman([said])).last).toMatch(new RegExp(answer, 'i'));
  });
});

describe('the catalogue', () => {
  const listFaults = (change: (translations: Record<string, unknown>) => void) => {
    // A round trip through JSON gives data of the same shape.
    const data = JSON.parse(JSON.stringify(shippedData)) as CatalogueData;
    const { template } =
      data.oneTemplates.find((one) => Reflect.get(Object(one.template), 'Id') === 'olive-ember') ?? {};
    const values: unknown = Reflect.get(Object(template), 'PropertyValues');
    change(Reflect.get(Object(Reflect.get(Object(values), 'Translations')), 'de') as Record<string, unknown>);
    try {
      loadCatalogue(data);
    } catch (error) {
      if (error instanceof CatalogueFault) return error.faults.join('\n');
      throw error;
    }
    return '';
  };

  test('the catalogue rejects a translation of an input that is not there, and one with an unknown token', () => {
    expect(listFaults(() => undefined)).toBe('');
    expect(listFaults((german) => (german['Colour'] = { Value: 'rot' }))).toContain('has unfit translations');
    expect(listFaults((german) => (german['ChatGreeting'] = { Value: 'Hallo {tv.Nobody}' }))).toContain(
      'ChatGreeting in de: there is no token {tv.Nobody}',
    );
  });
});

import type { ItemSchema } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { createCatalogueTranslator } from './create-catalogue-translator.ts';

const translator = createCatalogueTranslator(
  new Map([
    ['shared.title', 'Alle'],
    ['page.shared.title', 'Seite'],
    ['page.Menu.title', 'Menü'],
    ['page.Menu.description', 'Beschreibung des Menüs'],
    ['page.Menu.message1', 'Das geht nicht.'],
    ['option.Open', 'Offen'],
  ]),
);

const aSchema = (kind: ItemSchema['kind'], type: string): ItemSchema => ({
  type,
  kind,
  title: 'Open',
  description: 'Not translated elsewhere',
  icon: 'menu',
  properties: [],
  categories: [],
  groups: [],
  javaScript: { validatePreSave: "return 'This is not possible.';" },
});

describe('the translator of the catalogue', () => {
  test('a text is translated by its place: of the schema, else of its kind, else of all (P9.20)', () => {
    expect(translator.schema(aSchema('page', 'Menu')).title).toBe('Menü');
    expect(translator.schema(aSchema('page', 'Form')).title).toBe('Seite');
    expect(translator.schema(aSchema('node', 'Say')).title).toBe('Alle');
    expect(translator.option('Open')).toBe('Offen');
  });

  test('a text without a translation stays (P9.20)', () => {
    expect(translator.schema(aSchema('page', 'Form')).description).toBe('Not translated elsewhere');
    expect(translator.text('Unknown')).toBe('Unknown');
    expect(translator.option('Unknown')).toBe('Unknown');
  });

  test('a label that arrives alone is found in the schemas that arrived (P9.20)', () => {
    const fresh = createCatalogueTranslator(
      new Map([
        ['page.Menu.description', 'Beschreibung des Menüs'],
        ['input.Response.DisplayText.label', 'Anzeigetext'],
      ]),
    );
    fresh.schema(aSchema('page', 'Menu'));
    expect(fresh.text('Not translated elsewhere')).toBe('Beschreibung des Menüs');
    expect(fresh.text('Display text')).toBe('Anzeigetext');
  });

  test('a message of a script is found in the texts of its schema, once that has arrived', () => {
    const message = 'This is not possible.';
    const fresh = createCatalogueTranslator(new Map([['page.Menu.message1', 'Das geht nicht.']]));
    expect(fresh.scriptMessage('page.Menu', message)).toBe(message);
    fresh.schema(aSchema('page', 'Menu'));
    fresh.schema(aSchema('page', 'Form'));
    expect(fresh.scriptMessage('page.Menu', message)).toBe('Das geht nicht.');
    expect(fresh.scriptMessage('page.Form', message)).toBe(message);
  });
});

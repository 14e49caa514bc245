import type { ItemSchema } from '@confab/model';
import { anItemSchema } from '@confab/test-kit';
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

const aSchema = (kind: ItemSchema['kind'], type: string) =>
  anItemSchema({
    type,
    kind,
    title: 'Open',
    description: 'Not translated elsewhere',
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
    expect(translator.option('Unknown')).toBe('Unknown');
  });

  test('the type of a variable is translated where a problem or a parameter has its English name (P9.20)', () => {
    const types = createCatalogueTranslator(new Map([['shared.Variables.Type.options.int', 'Ganze Zahl']]));
    expect(types.option('Whole number')).toBe('Ganze Zahl');
    expect(types.option('Yes or no')).toBe('Yes or no');
  });

  test('a label that arrives alone is found by its key only: of the schema, else of its kind (P9.20)', () => {
    const labels = createCatalogueTranslator(
      new Map([
        ['page.Menu.Response.label', 'Einleitung'],
        ['page.shared.Name.label', 'Bezeichnung'],
        ['input.Response.DisplayText.label', 'Anzeigetext'],
        ['node.Ask.Connectors.Kind.options.NoMatch', 'Nicht verstanden'],
        ['option.Open', 'Offen'],
      ]),
    );
    expect(labels.label('page.Menu.Response.label')).toBe('Einleitung');
    expect(labels.label('page.Menu.Name.label')).toBe('Bezeichnung');
    expect(labels.label('input.Response.DisplayText.label')).toBe('Anzeigetext');
    expect(labels.label('node.Ask.Connectors.Kind.options.NoMatch')).toBe('Nicht verstanden');
    for (const key of ['', 'page.Menu.Unknown.label', 'Anzeigetext']) expect(labels.label(key)).toBeUndefined();
  });

  test('a message of a script is found in the texts of its schema once the schema has been translated', () => {
    const message = 'This is not possible.';
    const fresh = createCatalogueTranslator(new Map([['page.Menu.message1', 'Das geht nicht.']]));
    expect(fresh.scriptMessage('page.Menu', message)).toBe(message);
    fresh.schema(aSchema('page', 'Menu'));
    fresh.schema(aSchema('page', 'Form'));
    expect(fresh.scriptMessage('page.Menu', message)).toBe('Das geht nicht.');
    expect(fresh.scriptMessage('page.Form', message)).toBe(message);
  });
});

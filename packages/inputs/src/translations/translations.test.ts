import type { JsonObject } from '@confab/model';
import { anItemSchema, aRow } from '@confab/test-kit';
import { describe, expect, it } from 'vitest';
import type { AnyProperty } from '../form/property-rules.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { checkEdit } from '../edits/check-edit.ts';
import { compareValues } from '../edits/compare-values.ts';
import { createRevertEdits } from '../edits/create-revert-edits.ts';
import { buildTrail } from '../edits/list-change-sections.ts';
import { findInValues } from '../find/find-in-values.ts';
import { createMatcher } from '../find/matcher.ts';
import { listAssetUses } from '../find/list-asset-uses.ts';
import { isMergedText } from '../texts/merged-text.ts';
import { chooseLanguage, listLanguages } from './list-languages.ts';
import { createSourceEdits, createTranslationEdits, readTranslation } from './read-translation.ts';
import { translateValues } from './translate-values.ts';
import { getTranslationPath } from './translation-paths.ts';

const entryId = '11111111-1111-4111-8111-111111111111';
const recording = '22222222-2222-4222-8222-222222222222';
const rowId = '33333333-3333-4333-8333-333333333333';
const spokenPath = `Response/Entries/${entryId}/SpokenText`;

const schema = anItemSchema({
  type: 'Say',
  properties: [
    { name: 'Response', type: 'AssistantResponse', label: 'Response' },
    {
      name: 'Intents',
      type: 'Table',
      label: 'Intents',
      table: {
        tableType: 'Regular',
        displayColumns: [{ propertyName: 'Name' }],
        properties: [
          { name: 'Name', type: 'String' },
          { name: 'Samples', type: 'String', displayAs: 'multiline', flags: ['perLanguage'] },
        ],
      },
    },
    { name: 'Count', type: 'Int' },
  ],
});

const values: JsonObject = {
  Response: {
    SelectionMethod: 'Escalating',
    Entries: [{ EntryId: entryId, Order: 'a', SpokenText: 'Hello!', DisplayText: 'Hello', AudioAssetId: recording }],
  },
  Intents: [aRow(rowId, { Name: 'Greet', Samples: 'hello\nhi' })],
  Count: 3,
};

const spoken: AnyProperty = { name: 'SpokenText', type: 'TokenString', flags: ['translated'] };
const audio: AnyProperty = { name: 'AudioAssetId', type: 'String', flags: ['perLanguage'] };
const samples: AnyProperty = { name: 'Samples', type: 'String', flags: ['perLanguage'] };

function translate(given: JsonObject, path: string, text: string, property = spoken): JsonObject {
  return createTranslationEdits(given, 'de', path, property, text).reduce((before, edit) => {
    expect(checkEdit(schema, before, edit)).toEqual([]);
    return applyEdit(before, edit).values;
  }, given);
}

describe('the languages of a project', () => {
  it('the list of languages of a project has the first language first, and each further one once', () => {
    expect(listLanguages({})).toEqual(['en']);
    expect(listLanguages({ Language: 'de', OtherLanguages: 'de,en' })).toEqual(['de', 'en']);
    expect(listLanguages({ Language: 'en', OtherLanguages: 'tlh' })).toEqual(['en']);
  });

  it('chooses the language of a person by its code, without regard to the region', () => {
    expect(chooseLanguage(['en', 'de'], 'de-AT')).toBe('de');
    expect(chooseLanguage(['en', 'de'], 'DE')).toBe('de');
    expect(chooseLanguage(['en', 'de'], 'fr-FR')).toBe('en');
  });
});

describe('translating the values of an item', () => {
  it('translating the values of an item replaces the translated values and keeps the rest (A3.31)', () => {
    const translated = translateValues(translate(values, spokenPath, 'Hallo!'), 'de');
    expect(translated.Response).toEqual({
      SelectionMethod: 'Escalating',
      Entries: [{ EntryId: entryId, Order: 'a', SpokenText: 'Hallo!', DisplayText: 'Hello' }],
    });
    expect(translated.Intents).toBe(values.Intents);
  });

  it('translating the values of an item leaves out the recording of a text that is translated, unless the language has one', () => {
    const text = translate(values, spokenPath, 'Hallo!');
    const path = `Response/Entries/${entryId}/AudioAssetId`;
    const both = translate(text, path, rowId, audio);
    expect(translateValues(text, 'de')).not.toHaveProperty('Response.Entries.0.AudioAssetId');
    expect(translateValues(both, 'de')).toHaveProperty('Response.Entries.0.AudioAssetId', rowId);
    expect(translateValues(both, 'fr')).toBe(both);
  });

  it('translating the values of an item compares a recording of a language with words of that language alone', () => {
    const hashPath = `Response/Entries/${entryId}/RecordedWordsHash`;
    const recorded = applyEdit(values, { path: hashPath, action: 'ValueChanged', updatedValue: 'english' }).values;
    const german = translate(recorded, `Response/Entries/${entryId}/AudioAssetId`, rowId, audio);
    expect(translateValues(german, 'de')).not.toHaveProperty('Response.Entries.0.RecordedWordsHash');
    const known = translate(german, hashPath, 'german', { ...audio, name: 'RecordedWordsHash' });
    expect(translateValues(known, 'de')).toHaveProperty('Response.Entries.0.RecordedWordsHash', 'german');
  });

  it('translating the values of an item leaves out the recording of a display text that is spoken, and keeps the recording of another spoken text', () => {
    const display = spokenPath.replace('SpokenText', 'DisplayText');
    const muted = applyEdit(values, { path: spokenPath, action: 'ValueChanged', updatedValue: '' }).values;
    const recorded = (given: JsonObject) => translateValues(translate(given, display, 'Hallo'), 'de');
    expect(recorded(muted)).not.toHaveProperty('Response.Entries.0.AudioAssetId');
    expect(recorded(values)).toHaveProperty('Response.Entries.0.AudioAssetId', recording);
  });

  it('reaches fields of rows', () => {
    const translated = translate(values, `Intents/${rowId}/Samples`, 'hallo', samples);
    expect(translateValues(translated, 'de')).toHaveProperty('Intents.0.Values', { Name: 'Greet', Samples: 'hallo' });
  });

  it('translating the same values twice returns the same object', () => {
    const translated = translate(values, spokenPath, 'Hallo!');
    expect(translateValues(translated, 'de')).toBe(translateValues(translated, 'de'));
    expect(translateValues(values, 'de')).toBe(values);
  });

  it('translating the values of an item removes the translations of a deleted row', () => {
    const translated = translate(values, spokenPath, 'Hallo!');
    const gone = applyEdit(translated, { path: `Response/Entries/${entryId}`, action: 'DeleteRow' }).values;
    expect(translateValues(gone, 'de').Response).toEqual({ SelectionMethod: 'Escalating', Entries: [] });
  });
});

describe('the state of a translation', () => {
  it('a translation is missing, then current, then stale once the first language changes, and current again when it is confirmed', () => {
    expect(readTranslation(values, 'de', spokenPath, spoken).state).toBe('missing');
    const translated = translate(values, spokenPath, 'Hallo!');
    expect(readTranslation(translated, 'de', spokenPath, spoken)).toEqual({
      value: 'Hallo!',
      source: 'Hello!',
      state: 'current',
    });
    const changed = applyEdit(translated, {
      path: spokenPath,
      action: 'ValueChanged',
      updatedValue: 'Good day!',
    }).values;
    expect(readTranslation(changed, 'de', spokenPath, spoken).state).toBe('stale');
    const confirmed = createSourceEdits(changed, 'de', spokenPath).reduce(
      (v, edit) => applyEdit(v, edit).values,
      changed,
    );
    expect(readTranslation(confirmed, 'de', spokenPath, spoken).state).toBe('current');
    expect(createSourceEdits(confirmed, 'de', spokenPath)).toEqual([]);
  });

  it('a translation of an empty text has the state nothing', () => {
    expect(readTranslation(values, 'de', `Response/Entries/${entryId}/HeadingText`, spoken).state).toBe('nothing');
  });

  it('a translation that was removed is missing', () => {
    const translated = translate(values, spokenPath, 'Hallo!');
    const [edit] = createTranslationEdits(translated, 'de', spokenPath, spoken, undefined);
    const after = edit ? applyEdit(translated, edit).values : translated;
    expect(readTranslation(after, 'de', spokenPath, spoken).state).toBe('missing');
  });
});

describe('edits of translations', () => {
  const fits = (path: string, updatedValue: JsonObject[string]) =>
    checkEdit(schema, values, { path, action: 'ValueChanged', updatedValue }).length === 0;

  it('an edit of a translation is refused where nothing can be translated, and where the value does not fit', () => {
    expect(fits(getTranslationPath('de', 'Count'), 4)).toBe(false);
    expect(fits(getTranslationPath('de', `Intents/${rowId}/Name`), 'Gruß')).toBe(false);
    expect(fits(getTranslationPath('de', spokenPath), 4)).toBe(false);
    expect(fits(getTranslationPath('de', getTranslationPath('de', spokenPath)), 'x')).toBe(false);
    expect(fits('Translations/de', { [spokenPath]: { Value: 4 } })).toBe(false);
    expect(fits('Translations', { de: { [spokenPath]: { Value: 'Hallo', Other: 1 } } })).toBe(false);
    expect(fits('Translations', 'de')).toBe(false);
    expect(fits('Translations', { de: { [spokenPath]: { Value: 'Hallo', Source: 'Hello!' } } })).toBe(true);
  });

  it('edits of a translation merge like edits of the text that it translates', () => {
    expect(isMergedText(schema.properties, getTranslationPath('de', spokenPath))).toBe(true);
    expect(isMergedText(schema.properties, `Translations/de/x/Value`)).toBe(false);
  });

  it('changes of translations are compared, named and reverted one by one', () => {
    const one = translate(values, spokenPath, 'Hallo!');
    const two = translate(one, spokenPath, 'Guten Tag!');
    const changes = compareValues(one, two);
    expect(changes.map(({ path }) => path)).toEqual([getTranslationPath('de', spokenPath)]);
    expect(buildTrail(schema.properties, changes[0]?.path ?? '', [two], (_column, cell) => `${cell}`)).toEqual([
      'Deutsch',
      'Response',
      'Hello!',
      'Speech Markdown',
    ]);
    for (const [before, after] of [
      [one, two],
      [values, two],
      [two, values],
    ] as const) {
      const edits = compareValues(before, after).flatMap(createRevertEdits);
      for (const edit of edits) expect(checkEdit(schema, after, edit)).toEqual([]);
      expect(edits.reduce((now, edit) => applyEdit(now, edit).values, after)).toEqual(before);
    }
  });
});

describe('finding in translations', () => {
  it('a search in translations finds texts with their language, and files', () => {
    const translated = translate(values, spokenPath, 'Hallo!');
    const made = createMatcher({ text: 'hallo', isRegex: false, matchCase: false, wholeWord: false });
    if (made.type === 'refused') throw new Error(made.message);
    const found = findInValues(schema.properties, translated, made.matcher, { left: 1e6 });
    expect(found.map(({ path, labels }) => [path, labels])).toEqual([
      [getTranslationPath('de', spokenPath), ['Deutsch', 'Speech Markdown']],
    ]);
  });

  it('the recordings of a language are listed as used', () => {
    const path = `Response/Entries/${entryId}/AudioAssetId`;
    expect(
      listAssetUses(schema.properties, translate(values, path, rowId, audio)).map(({ assetId }) => assetId),
    ).toEqual([recording, rowId]);
  });
});

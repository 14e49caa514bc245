import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { hashWords } from '../recordings/spoken-words.ts';
import { findAllProblems } from '../testing/find-all-problems.ts';
import { aProject, begin, response } from '../testing/small-projects.ts';
import { findSchema } from '../testing/find-catalogue-schema.ts';

/** Where a project finds recordings that do not fit their words. */
function findStale(german: JsonObject, english: JsonObject = {}) {
  const text = { SpokenText: 'Goodbye', DisplayText: 'Goodbye', ScreenLayout: 'TextOnly', ...english };
  const translations = Object.entries({ SpokenText: 'Tschüs', ...german }).map(([field, Value]) => [
    `Response/Entries/e0/${field}`,
    { Value },
  ]);
  const values = { Response: response('Escalating', text), Translations: { de: Object.fromEntries(translations) } };
  const nodes = [begin('bye'), aSourceNode('EndSession', 'bye', values)];
  return findAllProblems(aProject(nodes, { Language: 'en', OtherLanguages: 'de' }), findSchema)
    .filter(({ code }) => code === 'StaleRecording')
    .map(({ itemId, path }) => `${itemId} ${path}`);
}

const place = 'bye Translations/de/Response~1Entries~1e0~1AudioAssetId/Value';

test('a recording of a further language is stale once the translation has changed', () => {
  expect(findStale({ AudioAssetId: 'german', RecordedWordsHash: hashWords('Auf Wiedersehen') })).toEqual([place]);
  expect(findStale({ AudioAssetId: 'german', RecordedWordsHash: hashWords('tschüs!') })).toEqual([]);
});

test('a recording is compared with the words of its own language', () => {
  const english = { AudioAssetId: 'english', RecordedWordsHash: hashWords('Hello') };
  expect(findStale({}, english)).toEqual(['bye Response/Entries/e0/AudioAssetId']);
  expect(findStale({ AudioAssetId: 'german' }, english)).toEqual(['bye Response/Entries/e0/AudioAssetId']);
});

/** The placeholder problems of a project with these English and German texts in place of imported placeholders. */
function findPlaceholders(english: string, german: JsonObject, more: JsonObject = {}) {
  const entry = {
    SpokenText: english,
    DisplayText: english,
    PlaceholderText: 'Soon',
    ScreenLayout: 'TextOnly',
    ...more,
  };
  const translations = Object.entries(german).map(([field, Value]) => [`Response/Entries/e0/${field}`, { Value }]);
  const values = { Response: response('Escalating', entry), Translations: { de: Object.fromEntries(translations) } };
  const nodes = [begin('bye'), aSourceNode('EndSession', 'bye', values)];
  return findAllProblems(aProject(nodes, { Language: 'en', OtherLanguages: 'de' }), findSchema)
    .filter(({ code }) => code === 'PlaceholderAnswer')
    .map(({ path, severity, message, names }) => [path, severity, message, ...names]);
}

const waiting = { SpokenText: 'Bald', DisplayText: 'Bald', PlaceholderText: 'Bald' };

test('a placeholder that only a further language still has is an error, which names the language', () => {
  expect(findPlaceholders('Goodbye', waiting)).toEqual([
    [
      'Translations/de/Response~1Entries~1e0~1SpokenText/Value',
      'error',
      'The answer in Deutsch is still a placeholder from an import. Write it.',
      'Deutsch',
    ],
  ]);
  expect(findPlaceholders('Goodbye', { ...waiting, SpokenText: 'Tschüs', DisplayText: 'Tschüs' })).toEqual([]);
});

test('a placeholder that all languages still have is found once', () => {
  const found = ['Response/Entries/e0', 'error', 'This is a placeholder from an import. Write the answer.'];
  expect(findPlaceholders('Soon', waiting)).toEqual([found]);
  expect(findPlaceholders('Soon', {})).toEqual([found]);
});

test('a placeholder that is switched off, or that the words of the first language replace, is not a problem', () => {
  expect(findPlaceholders('Goodbye', waiting, { Enabled: false })).toEqual([]);
  expect(findPlaceholders('Goodbye', { PlaceholderText: 'Bald' })).toEqual([]);
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { countingIds } from '@confab/test-kit';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { catalogue, getIntroducedBuild } from '../catalogue.ts';
import { checkTemplateMedia } from '../checks/check-template-media.ts';
import { instantiateOneTemplate } from './instantiate-one-template.ts';
import { instantiateTemplate } from './instantiate-template.ts';

const templates = [...catalogue.templates, ...catalogue.oneTemplates].filter(({ id }) => id !== 'showcase');
const readFile = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));
const kilobyte = 1_024;

/** The entries of all responses in a value. */
function listEntries(value: JsonValue | undefined): readonly JsonObject[] {
  if (isJsonArray(value)) return value.flatMap(listEntries);
  if (!isJsonObject(value)) return [];
  return value['EntryId'] === undefined ? Object.values(value).flatMap(listEntries) : [value];
}

describe.each(templates.map((template) => [template.title, template] as const))('%s', (_title, { id, media }) => {
  test('the template has its files as its list describes them, each of at most 40 kB', () => {
    const folder = `../../data/templates/${id}/media`;
    const names = readdirSync(fileURLToPath(new URL(folder, import.meta.url)));
    expect(names.toSorted()).toEqual(media.map(({ name }) => name).toSorted());
    for (const { name, bytes, sha256, width, height } of media) {
      const content = readFile(`${folder}/${name}`);
      expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([name, bytes, sha256]);
      expect(bytes).toBeLessThanOrEqual(40 * kilobyte);
      const isPicture = name.endsWith('.png');
      expect(content.subarray(0, isPicture ? 4 : 2).toString('hex')).toMatch(isPicture ? /^89504e47$/ : /^fff[23]$/);
      if (isPicture) expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([width, height]);
    }
  });

  test('every picture of the template has an alternative text, and a layout that shows it', () => {
    const entries = listEntries(JSON.parse(JSON.stringify(templates.find((one) => one.id === id))) as JsonValue);
    const shown = entries.filter(({ ImageAssetId: image }) => image !== undefined);
    expect(shown.length).toBeGreaterThan(0);
    for (const { ImageAlt: alt, ScreenLayout: layout } of shown)
      expect([typeof alt === 'string' && alt.length > 5, layout]).toEqual([true, 'ImageRightNoHeading']);
  });

  test('the template has a picture for its card', () => {
    const card = String(readFile(`../../../../apps/web/public/template-pictures/${id}.svg`));
    expect(card).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 140">/);
  });
});

test.each(catalogue.oneTemplates.map((template) => [template.title, template] as const))(
  'a project from %s has a picture of the template',
  (_title, template) => {
    const { project, media } = instantiateOneTemplate(template, countingIds(), getIntroducedBuild);
    const picture = media.find(({ assetId }) => assetId === project.values['Image']);
    expect(picture?.name).toMatch(/\.png$/);
  },
);

test('all files of the templates together have at most 1.5 MB', () => {
  const sizes = templates.flatMap(({ media }) => media.map(({ bytes }) => bytes));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(1.5 * kilobyte * kilobyte);
});

test('a project from a template names its files by new ids, and no two projects share one', () => {
  const newId = countingIds();
  const made = [1, 2].flatMap(() => [
    ...catalogue.templates.map((template) => instantiateTemplate(template, newId)),
    ...catalogue.oneTemplates.map((template) => instantiateOneTemplate(template, newId, getIntroducedBuild)),
  ]);
  const ids = made.flatMap(({ media }) => media.map(({ assetId }) => assetId));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { media, ...items } of made) {
    const values = JSON.stringify(items);
    expect(values).not.toContain('"media:');
    for (const { assetId } of media) expect(values).toContain(assetId);
  }
});

test('the catalogue reports a file that is missing in a template, one that nothing refers to, and a duplicate key', () => {
  const faults: string[] = [];
  const medium = { key: 'bell', name: 'bell.mp3', bytes: 1, sha256: '' };
  const values = [{ Response: { Entries: [{ ImageAssetId: 'media:tower' }] } }];
  checkTemplateMedia(
    { media: [medium, medium], values },
    (where, what) => void faults.push(`${where}: ${what}`),
    'here',
  );
  expect(faults.slice(1)).toEqual(['here: there is no file "tower"', 'here: nothing names the file "bell"']);
  expect(faults[0]).toContain('bell');
});

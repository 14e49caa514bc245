import { isHidden } from '@confab/inputs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { CatalogueFault } from './checks/catalogue-fault.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { shippedData } from './shipped-data.ts';

const extension = {
  Id: 'notes',
  Description: 'Notes',
  LongDescription: 'Brings notes.',
  Icon: 'link',
  Adds: [
    {
      Kinds: ['node'],
      Categories: [{ Id: 'more', Title: 'More' }],
      Groups: [],
      Properties: [{ Name: 'MoreNotes', Label: 'More notes', Type: 'String', CategoryId: 'more' }],
    },
  ],
};
const load = (...extensions: readonly object[]) =>
  loadCatalogue({ ...shippedData, extensions: [...(shippedData.extensions as object[]), ...extensions] });

test('an extension adds its inputs to every item of its kinds, visible only while it is enabled (A4.56)', () => {
  const { nodeSchemas, workflowSchemas } = load(extension);
  const notes = nodeSchemas['Say']?.properties.find(({ name }) => name === 'MoreNotes');
  expect(notes?.limitToAllExtensions).toEqual(['notes']);
  if (notes) expect([[], ['notes']].map((extensions) => isHidden(notes, { extensions }))).toEqual([true, false]);
  expect(workflowSchemas['Standard']?.properties.some(({ name }) => name === 'MoreNotes')).toBe(false);
});

test.each([
  ['an unknown icon', { ...extension, Icon: 'dodo' }, 'extension notes: there is no icon "dodo"'],
  ['an unknown guide', { ...extension, Guide: 'dodos' }, 'extension notes: there is no guide "dodos"'],
  [
    'an input name that already exists',
    {
      ...extension,
      Adds: [{ Kinds: ['node'], Categories: [], Groups: [], Properties: [{ Name: 'Notes', Type: 'String' }] }],
    },
    'Notes',
  ],
  [
    'an input limited to an unknown extension',
    {
      ...extension,
      Adds: [
        {
          Kinds: ['node'],
          Categories: [],
          Groups: [],
          Properties: [
            {
              Name: 'A',
              Type: 'Table',
              Table: {
                TableType: 'Regular',
                DisplayColumns: [],
                Properties: [{ Name: 'B', Type: 'String', LimitToAnyExtension: ['dodo'] }],
              },
            },
          ],
        },
      ],
    },
    'there is no extension "dodo"',
  ],
])('the catalogue rejects an extension with %s', (_what, wrong, fault) => {
  let faults = '';
  try {
    load(wrong);
  } catch (error) {
    if (error instanceof CatalogueFault) faults = error.faults.join('\n');
  }
  expect(faults).toContain(fault);
});

test('every shipped extension has a description and a guide', () => {
  expect(catalogue.extensions.map(({ id }) => id)).toContain('showcase');
  for (const { longDescription, guide } of catalogue.extensions) {
    expect(longDescription.length).toBeGreaterThan(80);
    expect(catalogue.guides.en.some(({ path }) => path === guide)).toBe(true);
  }
});

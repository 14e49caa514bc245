import { listKeywordInputs } from '@confab/inputs';
import { canBeExtension, pageTypes, type JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { shippedData } from './shipped-data.ts';
import { listFaults, withChange } from './testing/faulty-data.ts';

const project = catalogue.projectSchemas['One'];
const schemas = Object.values(catalogue.pageSchemas);
const silent = new Set(['NoMatch', 'NoInput']);

describe('a One project', () => {
  test('a One project has features and platforms as comma-separated lists, and a fixed project type (A3.15)', () => {
    const property = (name: string) => project?.properties.find((one) => one.name === name);
    expect(property('ProjectFeature')).toMatchObject({ type: 'MultiSelect', defaultValue: 'AlkiraTools,WebTools' });
    expect(property('ProjectPlatform')).toMatchObject({ type: 'MultiSelect', defaultValue: 'Chatbot' });
    expect(property('ProjectType')).toMatchObject({ defaultValue: 'One', validation: '{"Flags": "readonly"}' });
  });

  test('a One project consists of chapters and supports every page type', () => {
    expect(Object.keys(catalogue.llamaSchemas)).toEqual(['Chapter']);
    expect(Object.keys(catalogue.pageSchemas).toSorted()).toEqual([...pageTypes].toSorted());
  });
});

test.each(['Pro', 'One'] as const)('the default language of a %s project is English (A9.9)', (type) => {
  const language = catalogue.projectSchemas[type]?.properties.find(({ name }) => name === 'Language');
  expect(language?.defaultValue).toBe('en');
});

describe('a page', () => {
  test('page types declare the project feature they require and whether they are always visible (A3.16, A3.17)', () => {
    const needs = schemas.flatMap(({ type, attributes = {} }) =>
      attributes['RequiredFeature'] ? [[type, attributes['RequiredFeature'], attributes['AlwaysVisible']]] : [],
    );
    expect(needs).toEqual([
      ['Form', 'AlkiraTools', undefined],
      ['Contact', 'AlkiraTools', 'true'],
      ['Link', 'WebTools', undefined],
      ['Wallet', 'Wallet', undefined],
    ]);
  });

  test('every page type that can be a One extension has the input for it, and no other has it (A2.26)', () => {
    const withInput = schemas.filter(({ properties }) => properties.some(({ name }) => name === 'Everywhere'));
    expect(withInput.map(({ type }) => type)).toEqual(
      schemas.map(({ type }) => type).filter((type) => canBeExtension(type)),
    );
  });

  test('every page type names the client build that introduced it (A3.11)', () => {
    for (const { attributes = {} } of schemas) expect(Number(attributes['IntroducedInBuild'])).toBeGreaterThan(0);
  });

  test.each(schemas.map((schema) => [schema.type, schema] as const))(
    'page type %s has a keyword input unless it only answers unmatched input, and a tooltip on every input',
    (type, schema) => {
      const values: JsonObject = { Keywords: 'tea|coffee' };
      const inputs = listKeywordInputs(schema, { id: 'p', displayName: 'Page', values });
      expect(inputs.map(({ id, text }) => [id, text])).toEqual(silent.has(type) ? [] : [['p/Keywords', 'tea|coffee']]);
      for (const { name, tooltipText } of schema.properties)
        expect([name, tooltipText]).toEqual([name, expect.any(String)]);
    },
  );
});

const visit = ['oneTemplates', 0, 'llamas', 0] as const;
const isLink = (schema: unknown) => Reflect.get(Object(schema), 'Type') === 'Link';
const link = ['schemas', shippedData.schemas.findIndex(isLink), 'Attributes'] as const;
const page = (at: number, ...more: string[]) => [...visit, 'Pages', at, 'PropertyValues', ...more];

describe('a template of a One project', () => {
  test.each<[string, readonly (string | number)[], unknown, string]>([
    ['a page in the wrong place', [...visit, 'Pages', 3, 'Parent'], 'cafe', 'does not come after the page above it'],
    [
      'a wrong list of pages',
      [...visit, 'Llama', 'PageList'],
      ['welcome'],
      'its page list differs from its pages: welcome',
    ],
    ['a page of another project', [...visit, 'Llama', 'ParentId'], 'other', 'belongs to another project'],
    ['a duplicate page key', [...visit, 'Pages', 1, 'Id'], 'welcome', 'welcome'],
    ['an unknown page type', [...visit, 'Pages', 1, 'Type'], 'Hologram', 'has an unknown type'],
    ['a reference to a missing page', page(2, 'NextPageId'), 'nowhere', 'there is no page "nowhere"'],
    [
      'an unknown token',
      page(2, 'Response', 'Entries', '0', 'SpokenText'),
      '{tv.Nobody}',
      'there is no token {tv.Nobody}',
    ],
    ['an unknown input', page(2, 'Colour'), 'red', 'has no input "Colour"'],
    ['a wrong list of llamas', ['oneTemplates', 0, 'template', 'Llamas'], ['visit'], 'its list of llamas differs'],
    ['an unknown icon', ['oneTemplates', 0, 'template', 'Icon'], 'skull', 'there is no icon "skull"'],
  ])('the catalogue rejects a One template with %s', (_what, path, value, fault) => {
    expect(listFaults(withChange(path, value))).toContain(fault);
  });
});

describe('a type of page', () => {
  test.each<[string, string, string]>([
    ['RequiredFeature', 'Magic', 'there is no feature "Magic"'],
    ['IntroducedInBuild', '9999', '"9999" is no valid build number'],
  ])('the catalogue rejects a page type with %s %s', (name, value, fault) => {
    expect(listFaults(withChange([...link, name], value))).toContain(fault);
  });

  test('the catalogue rejects a missing page type', () => {
    const schemasLeft = shippedData.schemas.filter((schema) => !isLink(schema));
    expect(listFaults({ ...shippedData, schemas: schemasLeft })).toContain('there is no schema for "Link"');
  });
});

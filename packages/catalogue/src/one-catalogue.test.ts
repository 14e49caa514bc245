import { listKeywordInputs } from '@confab/inputs';
import { pageTypes, type JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { CatalogueFault } from './checks/catalogue-fault.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { shippedData, type CatalogueData } from './shipped-data.ts';

const project = catalogue.projectSchemas['One'];
const schemas = Object.values(catalogue.pageSchemas);
const silent = new Set(['NoMatch', 'NoInput']);

describe('a One project', () => {
  test('has settings for its features and platforms, as comma lists, and says what kind it is (A3.15)', () => {
    const property = (name: string) => project?.properties.find((one) => one.name === name);
    expect(property('ProjectFeature')).toMatchObject({ type: 'MultiSelect', defaultValue: 'AlkiraTools,WebTools' });
    expect(property('ProjectPlatform')).toMatchObject({ type: 'MultiSelect', defaultValue: 'Chatbot' });
    expect(property('ProjectType')).toMatchObject({ defaultValue: 'One', validation: '{"Flags": "readonly"}' });
  });

  test('is made of chapters, and of every type of page there is', () => {
    expect(Object.keys(catalogue.llamaSchemas)).toEqual(['Chapter']);
    expect(Object.keys(catalogue.pageSchemas).toSorted()).toEqual([...pageTypes].toSorted());
  });
});

test.each(['Pro', 'One'] as const)('a %s project is in English until another language is chosen (A9.9)', (type) => {
  const language = catalogue.projectSchemas[type]?.properties.find(({ name }) => name === 'Language');
  expect(language?.defaultValue).toBe('en');
});

describe('a page', () => {
  test('may need a wallet, Alkira tools or web tools of its project, or is always visible (A3.16, A3.17)', () => {
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

  test('came with a build of the client (A3.11)', () => {
    for (const { attributes = {} } of schemas) expect(Number(attributes['IntroducedInBuild'])).toBeGreaterThan(0);
  });

  test.each(schemas.map((schema) => [schema.type, schema] as const))(
    '%s has a keyword input where it can be asked for, and tells what each input is for',
    (type, schema) => {
      const values: JsonObject = { Keywords: 'tea|coffee' };
      const inputs = listKeywordInputs(schema, { id: 'p', displayName: 'Page', values });
      expect(inputs.map(({ id, text }) => [id, text])).toEqual(silent.has(type) ? [] : [['p/Keywords', 'tea|coffee']]);
      for (const { name, tooltipText } of schema.properties)
        expect([name, tooltipText]).toEqual([name, expect.any(String)]);
    },
  );
});

/** The shipped data with one place changed: objects by key, lists by index. */
function withChange(path: readonly (string | number)[], value: unknown): CatalogueData {
  // A round trip through JSON gives data of the same shape.
  const data = JSON.parse(JSON.stringify(shippedData)) as CatalogueData;
  let at: unknown = data;
  for (const key of path.slice(0, -1)) at = Reflect.get(Object(at), key);
  Reflect.set(Object(at), path.at(-1) ?? '', value);
  return data;
}

const faultsOf = (data: CatalogueData): string => {
  try {
    loadCatalogue(data);
  } catch (error) {
    if (error instanceof CatalogueFault) return error.faults.join('\n');
    throw error;
  }
  return '';
};

const visit = ['oneTemplates', 0, 'llamas', 0] as const;
const isLink = (schema: unknown) => Reflect.get(Object(schema), 'Type') === 'Link';
const link = ['schemas', shippedData.schemas.findIndex(isLink), 'Attributes'] as const;
const page = (at: number, ...more: string[]) => [...visit, 'Pages', at, 'PropertyValues', ...more];

describe('a template of a One project', () => {
  test.each<[string, readonly (string | number)[], unknown, string]>([
    ['a page in the wrong place', [...visit, 'Pages', 3, 'Parent'], 'cafe', 'does not come after the page above it'],
    ['another list of pages', [...visit, 'Llama', 'PageList'], ['welcome'], 'lists other pages than welcome'],
    ['a page of another project', [...visit, 'Llama', 'ParentId'], 'other', 'is of another project'],
    ['a page key twice', [...visit, 'Pages', 1, 'Id'], 'welcome', 'welcome'],
    ['an unknown page type', [...visit, 'Pages', 1, 'Type'], 'Hologram', 'of a type that the catalogue does not have'],
    ['a page to go to that is not there', page(2, 'NextPageId'), 'nowhere', 'there is no page "nowhere"'],
    [
      'an unknown token',
      page(2, 'Response', 'Entries', '0', 'SpokenText'),
      '{tv.Nobody}',
      'there is no token {tv.Nobody}',
    ],
    ['an unknown input', page(2, 'Colour'), 'red', 'has no input "Colour"'],
    ['another list of llamas', ['oneTemplates', 0, 'template', 'Llamas'], ['visit'], 'lists other llamas than'],
    ['an unknown icon', ['oneTemplates', 0, 'template', 'Icon'], 'skull', 'there is no icon "skull"'],
  ])('keeps a server from starting with %s', (_what, path, value, fault) => {
    expect(faultsOf(withChange(path, value))).toContain(fault);
  });
});

describe('a type of page', () => {
  test.each<[string, string, string]>([
    ['RequiredFeature', 'Magic', 'there is no feature "Magic"'],
    ['IntroducedInBuild', '9999', '"9999" is no build that it could have come with'],
  ])('keeps a server from starting with %s %s', (name, value, fault) => {
    expect(faultsOf(withChange([...link, name], value))).toContain(fault);
  });

  test('has to be there', () => {
    const schemasLeft = shippedData.schemas.filter((schema) => !isLink(schema));
    expect(faultsOf({ ...shippedData, schemas: schemasLeft })).toContain('there is none for "Link"');
  });
});

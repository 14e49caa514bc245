import { getOptionName, listOptions } from '@confab/inputs';
import { describe, expect, test } from 'vitest';
import { catalogue, findTemplate, listTemplates } from './catalogue.ts';
import type { Guide } from './content-card.ts';
import { shippedData } from './shipped-data.ts';
import { listFaults, withChange } from './testing/faulty-data.ts';

// The data is not checked yet, so its type is unknown.
const isSay = (schema: unknown) => Reflect.get(Object(schema), 'Type') === 'Say';
const say = ['schemas', shippedData.schemas.findIndex(isSay)] as const;
const sayProperty = [...say, 'Properties', 0] as const;
const sayRows = [...say, 'Properties', 2, 'Table', 'DefaultRows'] as const;
const welcome = ['templates', 0, 'workflows', 0] as const;
const wish = [...welcome, 'Nodes', 2, 'PropertyValues'] as const;
const hello = [...welcome, 'Nodes', 1, 'PropertyValues'] as const;

/** Node types that are offered without an extension. */
const offered = Object.values(catalogue.nodeSchemas).filter(({ limitToAllExtensions }) => !limitToAllExtensions);

describe('loadCatalogue', () => {
  test('loadCatalogue returns the shipped project, workflow and node types', () => {
    expect(Object.keys(catalogue.projectSchemas)).toEqual(['Pro', 'TestPlan', 'One']);
    expect(Object.keys(catalogue.workflowSchemas)).toEqual(
      expect.arrayContaining(['Standard', 'Module', 'BackgroundModule', 'TestSuite', 'TestRun']),
    );
    expect(offered.map(({ type }) => type).toSorted()).toEqual([
      'Ask',
      'CallModule',
      'Capture',
      'Condition',
      'EmailSms',
      'EndSession',
      'Handover',
      'HttpRequest',
      'JavaScript',
      'Jump',
      'ModuleReturn',
      'Say',
      'SetLanguage',
      'SetVariables',
      'Start',
      'StartModule',
      'TestCase',
      'TestRun',
    ]);
  });

  test('groups have the names of the protocol (A3.39)', () => {
    const groups = [...offered, ...Object.values(catalogue.projectSchemas)].flatMap((schema) =>
      schema.groups.map(({ id }) => id),
    );
    expect([...new Set(groups)].toSorted()).toEqual([
      'Condition',
      'Connectors',
      'DynamicInputParams',
      'DynamicOutputParams',
      'EmailSmsSettings',
      'ExceptionHandler',
      'GlobalMessages',
      'Intents',
      'ModuleParamAssignments',
      'NLUSettings',
      'SlotTypes',
      'Slots',
      'SupplementaryMessages',
      'Variables',
    ]);
  });

  test('only Start nodes cannot be removed or duplicated (A3.9, A6.9)', () => {
    for (const { type, attributes } of Object.values(catalogue.nodeSchemas)) {
      const allowed = type.startsWith('Start') ? 'false' : 'true';
      expect([type, attributes?.['AllowRemove'], attributes?.['AllowDuplicate']]).toEqual([type, allowed, allowed]);
    }
  });

  test('attributes mark module workflows and nodes with dynamic input parameters (A3.4, A3.51)', () => {
    const having = (schemas: typeof catalogue.nodeSchemas, name: string, value: string) =>
      Object.values(schemas).flatMap(({ type, attributes }) => (attributes?.[name] === value ? [type] : []));
    expect(having(catalogue.workflowSchemas, 'IsModuleWorkflow', 'true')).toEqual(['Module', 'BackgroundModule']);
    expect(having(catalogue.nodeSchemas, 'InputParamsType', 'Dynamic')).toEqual([
      'JavaScript',
      'HttpRequest',
      'CallModule',
    ]);
  });

  test('a module parameter has a name, description, type, required flag and direction (A3.50)', () => {
    const parameters = catalogue.nodeSchemas['StartModule']?.properties.find(({ name }) => name === 'Parameters');
    const columns = parameters?.table?.properties ?? [];
    expect(columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Name', 'Description', 'Type', 'Required', 'IOType']),
    );
    const goes = columns.find(({ name }) => name === 'IOType')?.enumValues?.map((option) => option.split('||')[0]);
    expect(goes).toEqual(['input', 'output']);
  });

  test('every system token starts with ALK_ (A3.52)', () => {
    expect(Object.keys(catalogue.tokens)).toHaveLength(7);
    expect(Object.keys(catalogue.tokens).every((name) => name.startsWith('ALK_'))).toBe(true);
  });

  test('every input of projects and nodes has a tooltip', () => {
    const inputs = [...Object.values(catalogue.nodeSchemas), ...Object.values(catalogue.projectSchemas)].flatMap(
      (schema) => schema.properties.flatMap((one) => [one, ...(one.table?.properties ?? [])]),
    );
    expect(inputs.filter(({ tooltipText = '' }) => tooltipText === '').map(({ name }) => name)).toEqual([]);
  });

  test.each([
    ['an unknown input type', [...sayProperty, 'Type'], 'Strnig', `schema ${say[1] + 1}`],
    ['an unknown category', [...sayProperty, 'CategoryId'], 'nowhere', 'there is no category "nowhere"'],
    ['an unknown icon', [...say, 'Icon'], 'spaceship', 'there is no icon "spaceship"'],
    ['an unknown node category', [...say, 'NodeCategory'], 'magic', 'schema Say: has an unknown node category'],
    ['an unknown workflow type', [...say, 'WorkflowTypes'], ['Dream'], 'there is no workflow type "Dream"'],
    ['a duplicate name', [...sayProperty, 'Name'], 'Notes', '"Notes" occurs more than once'],
    ['a Validation that is not JSON', [...sayProperty, 'Validation'], '{', 'its Validation is not JSON'],
    ['a default row with an unknown option', [...sayRows, 0, 'Values', 'Kind'], 'Sideways', 'has no option "Sideways"'],
    ['a default row with an unknown column', [...sayRows, 0, 'Values', 'Colour'], 'red', 'has no input "Colour"'],
    ['a token outside the system', ['tokens', 0, 'TokenName'], 'Weather', 'tokens, 0/TokenName'],
    [
      'a connector to nowhere',
      [...hello, 'Connectors', 0, 'Values', 'TargetNodeId'],
      'gone',
      'no node "gone" to go to',
    ],
    [
      'a connector into another workflow',
      [...hello, 'Connectors', 0, 'Values', 'TargetNodeId'],
      'order-item',
      'no node "order-item"',
    ],
    [
      'an unknown intent',
      [...wish, 'Connectors', 0, 'Values', 'IntentId'],
      'intent-fly',
      'there is no intent "intent-fly"',
    ],
    ['an unknown variable', [...wish, 'SaveAnswerTo'], 'Mood', 'there is no variable "Mood"'],
    ['an unknown token', [...hello, 'Response', 'Entries', 0, 'SpokenText'], 'Hi {tv.Nobody}', 'no token {tv.Nobody}'],
    ['an entry without text', [...hello, 'Response', 'Entries', 0, 'SpokenText'], '', 'says nothing'],
    ['rows out of order', [...wish, 'Connectors', 0, 'Order'], 'a9', 'its rows are not in order'],
    ['a missing forced row', [...hello, 'Connectors'], [], 'lacks the row "next"'],
    ['an unknown node type', [...welcome, 'Nodes', 2, 'Type'], 'Dance', 'has an unknown type'],
    ['a workflow without Start', [...welcome, 'Nodes', 0, 'Type'], 'Say', 'has 0 Start nodes'],
    ['a duplicate node key', [...welcome, 'Nodes', 1, 'Key'], 'welcome-wish', '"welcome-wish" occurs more than once'],
    [
      'a wrong list of workflows',
      ['templates', 0, 'template', 'Workflows'],
      ['welcome'],
      'its list of workflows differs',
    ],
    ['an item without a name', [...hello, 'DisplayName'], '', 'DisplayName: is required'],
  ])('loadCatalogue rejects %s', (_what, path, value, fault) => {
    expect(listFaults(withChange(path, value))).toContain(fault);
  });

  test('loadCatalogue reports all faults together', () => {
    const data = withChange([...say, 'Icon'], 'spaceship');
    Reflect.set(Object(data.schemas[2]), 'Icon', 'rocket');
    expect(listFaults(data).split('\n')).toHaveLength(2);
  });
});

describe('templates', () => {
  test.each(['development', 'production'] as const)(
    'listTemplates returns only the templates of the %s environment (P3.24)',
    (environment) => {
      const listed = listTemplates(environment);
      const ids = ['harbour-cafe', 'riverside-clinic', 'alder-help-desk'];
      expect(listed.map(({ id }) => id)).toEqual(environment === 'development' ? [...ids, 'showcase'] : ids);
      expect(new Set(listed.map((one) => one.environment))).toEqual(new Set([environment]));
    },
  );

  test('findTemplate finds a template by id', () => {
    expect(findTemplate('harbour-cafe')?.title).toBe('Café taking orders');
    expect(findTemplate('nothing')).toBeUndefined();
  });
});

describe('the guide cards', () => {
  test('there are at least eight guide cards with different headings (P2.45, P3.21)', () => {
    expect(catalogue.guideCards.length).toBeGreaterThanOrEqual(8);
    expect(new Set(catalogue.guideCards.map(({ heading }) => heading)).size).toBe(catalogue.guideCards.length);
  });

  test.each([
    ['Path', 'https://evil.example', 'is not a path of the documentation'],
    ['Path', '../secrets', 'is not a path of the documentation'],
    ['Svg', 'skull', 'content cards, 1/Svg'],
    ['Colour', 'plaid', 'content cards, 1/Colour'],
    ['Heading', ' ', 'content cards, 1/Heading'],
  ])('the catalogue rejects a guide card with a %s of %j', (key, value, fault) => {
    expect(listFaults(withChange(['contentCards', 1, key], value))).toContain(fault);
  });

  test.each([
    ['en', 'guides'],
    ['de', 'German guides'],
  ] as const)('every guide card has a guide with content, and every guide has a card (%s)', (language, where) => {
    expect(catalogue.guides[language].map(({ path }) => path).toSorted()).toEqual(
      catalogue.guideCards.map(({ path }) => path).toSorted(),
    );
    const wrongPath = listFaults(withChange(['guides', language, 0, 'Path'], 'nowhere'));
    expect(wrongPath).toContain(`${where}: no card leads to "nowhere"`);
    expect(wrongPath).toContain(`${where}: there is no guide "first-assistant"`);
    expect(listFaults(withChange(['guides', language, 0, 'Sections'], []))).toContain(`${where}, 0/Sections`);
  });

  test('a German guide has the sections, paragraphs and steps of the English one', () => {
    const outline = (guides: readonly Guide[]) =>
      Object.fromEntries(
        guides.map(({ path, sections }) => [path, sections.map(({ text, steps }) => [text?.length, steps?.length])]),
      );
    expect(outline(catalogue.guides.de)).toEqual(outline(catalogue.guides.en));
  });

  test('the catalogue rejects two guide cards with the same path', () => {
    const first = catalogue.guideCards[0]?.path;
    expect(listFaults(withChange(['contentCards', 1, 'Path'], first))).toContain('content cards');
  });
});

test('no dropdown list shows a code where people expect words', () => {
  const schemas = [catalogue.projectSchemas, catalogue.workflowSchemas, catalogue.nodeSchemas, catalogue.pageSchemas];
  const names = schemas.flatMap((group) =>
    Object.values(group).flatMap(({ type, properties }) =>
      properties
        .flatMap((property) => [
          property,
          ...(property.table?.properties ?? []),
          ...(property.tree?.nodeProperties ?? []),
        ])
        .filter((property) => property.displayAs === 'DropdownList' && !property.flags?.includes('Hidden'))
        .flatMap((property) =>
          listOptions(property).map((option) => `${type} ${property.name}: ${getOptionName(property, option)}`),
        ),
    ),
  );
  expect(names.filter((name) => /: (?!iOS$)(?:[a-z]|\S*[a-z][A-Z])/.test(name))).toEqual([]);
});

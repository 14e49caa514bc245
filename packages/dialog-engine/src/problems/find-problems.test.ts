import { hashWords } from '../recordings/spoken-words.ts';
import { applyEdit, checkEdit, type InputEdit } from '@confab/inputs';
import { emptyId, type JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { runAllSteps } from '@confab/understanding';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileId, smallLibrary } from '../testing/small-library.ts';
import { checkSmallScript, mailing, scripting } from '../testing/one-node-projects.ts';
import { anyProject } from '../testing/random-projects.ts';
import { aProject, begin, leadTo, parameters, response, rows, variables, way } from '../testing/small-projects.ts';
import type { ProjectSource, SourceItem } from '../types.ts';
import { createFix } from './fixes/problem-fix.ts';
import { captureFaults } from '../testing/capture-faults.ts';
import { translationFaults } from '../testing/translation-faults.ts';
import { findAllProblems } from '../testing/find-all-problems.ts';
import { createProblemFinder } from './find-problems.ts';
import { severityByCode, type ProblemCode } from './problem-codes.ts';
import { proSeverityByCode } from './pro-problem-codes.ts';
import { findSchema } from '../testing/find-catalogue-schema.ts';

const told = (text: string): JsonObject =>
  response('Escalating', { SpokenText: text, DisplayText: text, ScreenLayout: 'TextOnly' });
const bye = (id = 'bye') => aSourceNode('EndSession', id, { Response: told('Goodbye') });
const hello = (more: JsonObject = {}, target = 'bye') =>
  aSourceNode('Say', 'hello', { Response: told('Hello'), Connectors: leadTo(target), ...more });
const greeting = (changes: JsonObject, values: JsonObject = {}) =>
  aProject([begin('hello'), hello(changes), bye()], values);

const intents = (...all: readonly (readonly [string, string, string?])[]) =>
  rows(...all.map(([id, samples, keywords = '']) => [id, { Name: id, Samples: samples, Keywords: keywords }] as const));
const listening = (...ways: readonly JsonObject[]) =>
  aSourceNode('Ask', 'hello', {
    Response: told('What now?'),
    Connectors: rows(...ways.map((values, index) => [`c${index}`, values] as const), [
      'nomatch',
      way('NoMatch', 'bye'),
    ]),
  });
const asking = (values: JsonObject, ...ways: readonly JsonObject[]) =>
  aProject([begin('hello'), listening(...ways), bye()], values);
const forIntent = (id: string) => way('Intent', 'bye', { IntentId: id });
const tea = 'a cup of tea please\ntea with milk\nsome green tea\nI would like tea\nblack tea for me\na pot of tea';
const times = 'when do you open\nwhen do you close\nare you open on Sunday\nopening hours\nhow late are you open';
const alike = 'a cup of tea now\ntea with lemon\nsome black tea\nI want tea\ngreen tea for me\na mug of tea';

const request = (Url: string, more: JsonObject) =>
  aSourceNode('HttpRequest', 'http', { Method: 'GET', Url, ...more, Connectors: leadTo('bye') });
const requesting = (Url: string, more: JsonObject = {}) => aProject([begin('http'), request(Url, more), bye()]);

const header = (Name: string) => requesting('https://api.test/', { Headers: rows(['h', { Name, Value: '1' }]) });
const json = (Body: string) => requesting('https://api.test/', { Method: 'POST', BodyType: 'json', Body });

const toLanguage = (TargetLanguage: string) =>
  aSourceNode('SetLanguage', 'switch', { TargetLanguage, Connectors: leadTo('bye') });
const switching = (language: string, values: JsonObject = {}) =>
  aProject([begin('switch'), toLanguage(language), bye()], values);

/** A greeting with a picture and a sound. */
const showing = (more: JsonObject) => {
  const fields = { DisplayText: 'Hello', ImageAssetId: fileId(1), AudioAssetId: fileId(2), ...more };
  return greeting({ Response: response('Escalating', fields) });
};
const allowing = (AllowedOrigins: string) => greeting({}, { AllowedOrigins });
const waiting = (text: string) => showing({ SpokenText: text, DisplayText: text, PlaceholderText: 'Soon' });

/** For each code: the reported location, the smallest project with the fault, and the same without it. */
const table: Readonly<
  Record<keyof typeof proSeverityByCode, readonly [at: string, faulty: ProjectSource, whole: ProjectSource]>
> = {
  NoStart: ['p ', aProject([bye()]), greeting({})],
  MissingStart: [
    'other ',
    aProject([begin('bye'), bye(), { ...bye('x'), workflowId: 'other' }]),
    aProject([begin('bye'), bye(), begin('x', 'start2', 'other'), { ...bye('x'), workflowId: 'other' }]),
  ],
  SecondStart: ['start2 ', aProject([begin('bye'), begin('bye', 'start2'), bye()]), greeting({})],
  Unreachable: ['hello ', aProject([begin('bye'), hello(), bye()]), greeting({})],
  UnknownNodeType: ['hello ', aProject([begin('hello'), aSourceNode('Dream', 'hello', {}), bye()]), greeting({})],
  DanglingConnector: [
    'hello Connectors/next/TargetNodeId',
    aProject([begin('hello'), hello({}, 'gone')]),
    greeting({}),
  ],
  MissingConnector: ['hello Connectors/next/TargetNodeId', aProject([begin('hello'), hello({}, '')]), greeting({})],
  MissingJump: [
    'j TargetWorkflowId',
    aProject([begin('j'), aSourceNode('Jump', 'j', {})]),
    aProject([begin('j'), aSourceNode('Jump', 'j', { TargetWorkflowId: 'main' })]),
  ],
  DanglingJump: [
    'j TargetNodeId',
    aProject([begin('j'), aSourceNode('Jump', 'j', { TargetWorkflowId: 'main', TargetNodeId: 'gone' })]),
    aProject([begin('j'), aSourceNode('Jump', 'j', { TargetWorkflowId: 'main', TargetNodeId: 'j' })]),
  ],
  EndlessCircle: ['hello Connectors/next/TargetNodeId', aProject([begin('hello'), hello({}, 'hello')]), greeting({})],
  EmptyResponse: ['hello Response', greeting({ Response: response('Escalating') }), greeting({})],
  IncompleteEntry: ['hello Response/Entries/e0', greeting({ Response: response('Escalating', 'Hello') }), greeting({})],
  PlaceholderAnswer: ['hello Response/Entries/e0', waiting('Soon'), waiting('Now')],
  MissingAsset: ['hello Response/Entries/e0/ImageAssetId', showing({ ImageAssetId: fileId(9) }), showing({})],
  DeletedAsset: ['hello Response/Entries/e0/ImageAssetId', showing({ ImageAssetId: fileId(3) }), showing({})],
  AssetNotPicture: ['hello Response/Entries/e0/ImageAssetId', showing({ ImageAssetId: fileId(2) }), showing({})],
  MissingImageAlt: ['hello Response/Entries/e0/ImageAlt', showing({}), showing({ ImageAlt: 'A cup' })],
  StaleRecording: [
    'hello Response/Entries/e0/AudioAssetId',
    showing({ RecordedWordsHash: hashWords('Good morning') }),
    showing({ RecordedWordsHash: hashWords('hello!') }),
  ],
  ...translationFaults,
  AssetNotSound: ['hello Response/Entries/e0/AudioAssetId', showing({ AudioAssetId: fileId(1) }), showing({})],
  AssetNotHtml: [
    'mail Settings/HtmlAssetId',
    mailing('ada@confab.net', { HtmlAssetId: fileId(1) }),
    mailing('ada@confab.net', { HtmlAssetId: emptyId }),
  ],
  InvalidSite: ['p AllowedOrigins', allowing('https://a.example\nwww.a.example'), allowing('https://a.example/b\n')],
  InvalidUrl: ['http Url', requesting('api.test/orders'), requesting('https://api.test/{tv.Order}')],
  InvalidHeader: ['http Headers/h/Name', header('Api key'), header('Api-Key')],
  InvalidJson: ['http Body', json('{"q": {tv.Order}, }'), json('{"q": {tv.Order}, "of": "{tv.Name}"}')],
  InvalidScript: ['js Code', scripting('oops'), scripting('function run() {}')],
  MissingFunction: ['js Function', scripting('function ran() {}'), scripting('')],
  SecretMissing: [
    'p DialogflowSecret',
    greeting({}, { DialogflowSecret: { SecretId: '' } }),
    greeting({}, { DialogflowSecret: { SecretId: '0191d0c0-0000-7000-8000-000000000001' } }),
  ],
  CredentialInBody: ['http Body', json('{"q": 1, "api_key" : "abc"}'), json('{"api_key": "{tv.Key}", "token": ""}')],
  CredentialInUrl: ['http Url', requesting('https://api.test/?api_key=abc'), requesting('https://api.test/?q=abc')],
  UnknownToken: [
    'hello Response/Entries/e0/SpokenText',
    greeting({ Response: told('Hello {tv.Name}') }),
    greeting({ Response: told('Hello {tv.Name}') }, { Variables: variables(['Name', 'string']) }),
  ],
  UnknownSystemToken: [
    'hello Response/Entries/e0/SpokenText',
    greeting({ Response: told('{tv.ALK_Moon}') }),
    greeting({ Response: told('{tv.ALK_Platform}') }),
  ],
  UnknownVariable: ['set Assignments/a/Expression', setting('Size', 'Guests + 1'), setting('Size', 'Size + 1')],
  MissingLanguage: ['switch TargetLanguage', switching(''), switching('en')],
  UnknownLanguage: ['switch TargetLanguage', switching('de'), switching('de', { OtherLanguages: 'de' })],
  MissingVariable: ['set Assignments/a/Variable', setting('', '1'), setting('Size', '1')],
  TooManyOperations: [
    'set Assignments/a/Expression',
    setting('Size', `${'1+'.repeat(101)}1`),
    setting('Size', `${'1+'.repeat(100)}1`),
  ],
  ExpressionError: ['set Assignments/a/Expression', setting('Size', '1 +'), setting('Size', '1')],
  NumberWithText: ['if Connectors/r/Condition', choosing('4 < Size', 'string'), choosing('4 < Size and Size == 5')],
  EmptyCondition: ['if Connectors/r/Condition', choosing(' '), choosing('true')],
  EmptyAnswer: [
    'hello Connectors/c0/ExpectedResponse',
    asking({}, way('Expected', 'bye', { ExpectedResponse: ' ' })),
    asking({}, way('Expected', 'bye', { ExpectedResponse: 'yes' })),
  ],
  UnknownIntent: [
    'hello Connectors/c0/IntentId',
    asking({}, forIntent('Tea')),
    asking({ Intents: intents(['Tea', tea]) }, forIntent('Tea')),
  ],
  DuplicateIntent: [
    'hello Connectors/c1/IntentId',
    asking({ Intents: intents(['Tea', tea]) }, forIntent('Tea'), forIntent('Tea')),
    asking({ Intents: intents(['Tea', tea]) }, forIntent('Tea')),
  ],
  EmptyIntent: [
    'p Intents/Tea/Samples',
    greeting({}, { Intents: intents(['Tea', ' ']) }),
    greeting({}, { Intents: intents(['Tea', tea]) }),
  ],
  UnknownSlot: ['p Intents/Tea/Samples', slotted('a {size} tea', 'number'), slotted('a {count} tea', 'number')],
  DuplicateSlot: [
    'p Slots/t/Name',
    slotted('x', 'number', rows(['s', { Name: 'count' }], ['t', { Name: 'Count' }])),
    slotted('x', 'number'),
  ],
  UnknownSlotType: ['p Slots/s/SlotType', slotted('a {count} tea', 'gone'), slotted('a {count} tea', 'sizes')],
  EmptySlotType: [
    'p SlotTypes/l/Values',
    greeting({}, { SlotTypes: rows(['l', { Name: 'Sizes', Values: ' ' }]) }),
    greeting({}, { SlotTypes: rows(['l', { Name: 'Sizes', Values: 'big|large' }]) }),
  ],
  ...captureFaults,
  MissingModule: ['call TargetWorkflowId', calling({ TargetWorkflowId: 'main' }), calling({})],
  SilentModule: [
    'begin Connectors',
    calling({}, { Connectors: leadTo('back') }, 'BackgroundModule'),
    calling({}, { Connectors: rows(['i', { ...forIntent('Tea'), TargetNodeId: 'back' }]) }, 'BackgroundModule'),
  ],
  UnknownParameter: [
    'call Assignments/a/Name',
    calling({ Assignments: rows(['a', { Name: 'Gone', Expression: '1' }]) }),
    calling({ Assignments: rows(['a', { Name: 'In', Expression: '1' }]) }),
  ],
  MissingParameter: [
    'call Assignments',
    calling({}, { Parameters: parameters(['In', 'int', { Required: true }]) }),
    calling({}, { Parameters: parameters(['In', 'int', { Required: false }]) }),
  ],
  UnknownReturn: [
    'call Connectors/r/ReturnNodeId',
    calling({ Connectors: rows(['next', way('Next', 'bye')], ['r', way('Return', 'bye', { ReturnNodeId: 'bye' })]) }),
    calling({ Connectors: rows(['r', way('Return', 'bye', { ReturnNodeId: 'back' })]) }),
  ],
  MissingSource: [
    'back Sources',
    calling({}, { Parameters: parameters(['Out', 'int', { Required: true, IOType: 'output' }]) }),
    calling({}, { Parameters: parameters(['Out', 'int', { Required: true, IOType: 'input' }]) }),
  ],
  UnknownResponse: [
    'hello Response/LinkedResponseId',
    greeting(linked('gone')),
    greeting(linked('NoMatch'), { GlobalMessages: { NoMatch: told('Sorry?') } }),
  ],
  SpeechFault: [
    'hello Response/Entries/e0/SpokenText',
    greeting({ Response: told('Hi (there)[say-as:"digits"]') }),
    greeting({ Response: told('Hi (there)[whisper]') }),
  ],
  TextTooLong: [
    'hello Response/Entries/e0/SpokenText',
    greeting({ Response: told('so '.repeat(3_000)) }),
    greeting({ Response: told('so '.repeat(2_000)) }),
  ],
  TooManySounds: ['hello Response/Entries/e0/SpokenText', playing(6, 'https'), playing(5, 'https')],
  UnplayableSound: ['hello Response/Entries/e0/SpokenText', playing(1, 'http'), playing(1, 'https')],
  InvalidAddress: ['mail Settings/Recipient', mailing('ada at test'), mailing('ada@confab.net')],
  ExampleAddress: ['mail Settings/Recipient', mailing('ada@harbour.example'), mailing('ada@confab.net')],
  EmptyMessage: ['mail Settings/Text', mailing('ada@confab.net', { Text: '' }), mailing('ada@confab.net')],
  SharedSample: [
    'p Intents/Menu/Samples',
    asking({ Intents: intents(['Tea', 'a tea'], ['Menu', 'A  TEA!']) }, forIntent('Tea'), forIntent('Menu')),
    asking({ Intents: intents(['Tea', 'a tea'], ['Menu', 'A  TEA!']) }, forIntent('Tea')),
  ],
  SimilarIntents: [
    'p Intents/Hot/Samples',
    asking({ Intents: intents(['Tea', tea], ['Hot', alike]) }, forIntent('Tea'), forIntent('Hot')),
    asking({ Intents: intents(['Tea', tea], ['Hot', times]) }, forIntent('Tea'), forIntent('Hot')),
  ],
  KeywordClash: [
    'p Intents/Menu/Keywords',
    greeting({}, { Intents: intents(['Tea', tea, 'tea'], ['Menu', times, 'cake|Tea']) }),
    greeting({}, { Intents: intents(['Tea', tea, 'tea'], ['Menu', times, 'cake']) }),
  ],
  ReservedName: ['p Variables/v-ALK_X/Name', withVariable('ALK_X'), withVariable('Size')],
  DuplicateVariable: [
    'p Variables/v-Size/Name',
    greeting({}, { Variables: variables(['Size', 'int'], ['Size', 'string']) }),
    withVariable('Size'),
  ],
  UnwritableName: ['p Variables/v-my size/Name', withVariable('my size'), withVariable('Size')],
  LongDefault: [
    'p Variables/v-Note/DefaultValue',
    greeting({}, { Variables: variables(['Note', 'string', 'x'.repeat(65_537)]) }),
    greeting({}, { Variables: variables(['Note', 'string', 'x'.repeat(65_536)]) }),
  ],
  InvalidDefault: ['p Variables/v-Size/DefaultValue', withVariable('Size', 'many'), withVariable('Size', '3')],
  MissingValue: ['hello DisplayName', greeting({ DisplayName: ' ' }), greeting({})],
  InvalidValue: [
    'p NLUSettings/Threshold',
    greeting({}, { NLUSettings: { Threshold: 7 } }),
    greeting({}, { NLUSettings: { Threshold: 0.7 } }),
  ],
};

function setting(name: string, expression: string) {
  const Assignments = rows(['a', { Variable: name, Expression: expression }]);
  const set = aSourceNode('SetVariables', 'set', { Assignments, Connectors: leadTo('bye') });
  return aProject([begin('set'), set, bye()], { Variables: variables(['Size', 'int']) });
}

function choosing(condition: string, type = 'int') {
  const ways = rows(['r', way('Rule', 'bye', { Condition: condition })], ['default', way('Default', 'bye')]);
  const Variables = variables(['Size', type]);
  return aProject([begin('if'), aSourceNode('Condition', 'if', { Connectors: ways }), bye()], { Variables });
}

function withVariable(name: string, initial = '') {
  return greeting({}, { Variables: variables([name, 'int', initial]) });
}

/** A project with an intent of these samples and a slot. */
function slotted(samples: string, SlotType: string, Slots = rows(['s', { Name: 'count', SlotType }])) {
  const SlotTypes = rows(['sizes', { Name: 'Sizes', Values: 'big' }]);
  return greeting({}, { Intents: intents(['Tea', samples]), Slots, SlotTypes });
}

/** A call of a module with one parameter, which returns at the node `back`. */
function calling(values: JsonObject, start: JsonObject = {}, type = 'Module') {
  const own = { Parameters: parameters(['In', 'int']), Connectors: leadTo('back'), ...start };
  const nodes = [
    begin('call'),
    aSourceNode('CallModule', 'call', { TargetWorkflowId: 'mod', Connectors: leadTo('bye'), ...values }),
    bye(),
    aSourceNode('StartModule', 'begin', own, 'mod'),
    aSourceNode('ModuleReturn', 'back', {}, 'mod'),
  ];
  return aProject(nodes, { Intents: intents(['Tea', tea]) }, { mod: type });
}

function playing(count: number, scheme: string) {
  return greeting({ Response: told(`Listen ${`!["${scheme}://a.test/b.mp3"] `.repeat(count)}`) });
}

function linked(LinkedResponseId: string): JsonObject {
  return { Response: { IsLinkedResponse: true, LinkedResponseSource: 'Global', LinkedResponseId } };
}

const placesOf = (source: ProjectSource, code: ProblemCode) =>
  findAllProblems(source, findSchema, smallLibrary, checkSmallScript).flatMap((problem) =>
    problem.code === code ? [`${problem.itemId} ${problem.path}`] : [],
  );

// The keys of an object literal are its codes.
const proCodes = Object.keys(proSeverityByCode) as readonly (keyof typeof proSeverityByCode)[];

describe('the problems of a Pro project', () => {
  test.each(proCodes.map((code) => [code, table[code]] as const))(
    '%s is reported at its input, and not for a project without the fault',
    (code, [at, faulty, right]) => {
      expect(placesOf(faulty, code)).toContain(at);
      expect(placesOf(right, code)).toEqual([]);
    },
  );
});

describe('a problem fix', () => {
  test('a problem fix removes its problem by edits that the server accepts', () => {
    const mended: ProblemCode[] = [];
    for (const [, faulty] of Object.values(table)) {
      for (const problem of findAllProblems(faulty, findSchema)) {
        const fix = createFix(problem, faulty, () => 'fresh');
        expect([problem.code, fix !== undefined]).toEqual([problem.code, problem.fix !== undefined]);
        if (!fix) continue;
        mended.push(problem.code);
        const right = after(faulty, fix);
        expect(placesOf(right, problem.code)).not.toContain(`${problem.itemId} ${problem.path}`);
        // Two problems can name the same slot or variable, which is created once.
        if (problem.fix?.startsWith('create')) expect(createFix(problem, right, () => 'again')).toBeUndefined();
      }
    }
    expect([...new Set(mended)].toSorted()).toEqual([
      'DanglingConnector',
      'DanglingJump',
      'DuplicateIntent',
      'EmptyAnswer',
      'EmptyCondition',
      'InvalidDefault',
      'UnknownSlot',
      'UnknownToken',
      'UnknownVariable',
    ]);
  });
});

/** The project after the edits, each validated against the item's schema. */
function after(source: ProjectSource, { itemId, edits }: { itemId: string; edits: readonly InputEdit[] }) {
  const edited = <Item extends SourceItem>(kind: 'project' | 'workflow' | 'node', item: Item): Item => {
    if (item.id !== itemId) return item;
    const schema = findSchema({ kind, type: item.type });
    const values = edits.reduce((before, edit) => {
      expect(schema && checkEdit(schema, before, edit)).toEqual([]);
      return applyEdit(before, edit).values;
    }, item.values);
    return { ...item, values };
  };
  return {
    project: edited('project', source.project),
    workflows: source.workflows,
    nodes: source.nodes.map((item) => edited('node', item)),
  };
}

describe('a list of problems', () => {
  test('a list of problems has errors first, and reports each input once', () => {
    const source = setting('', '');
    const found = findAllProblems(source, findSchema);
    const atVariable = found.filter(({ path }) => path === 'Assignments/a/Variable');
    expect(atVariable.map(({ code }) => code)).toEqual(['MissingVariable']);
    const mixed = aProject([begin('hello'), hello({ Response: response('Escalating', 'Hi {tv.Me}') }, '')]);
    expect(findAllProblems(mixed, findSchema).map(({ severity }) => severity)).toEqual(['error', 'error', 'warning']);
  });

  test('a list of problems names two confusable intents, with a misunderstood sample', () => {
    const [, faulty] = table.SimilarIntents;
    const [found] = findAllProblems(faulty, findSchema).filter(({ code }) => code === 'SimilarIntents');
    expect(found?.names.slice(0, 2)).toEqual(['Tea', 'Hot']);
    expect(`${tea}\n${alike}`.split('\n')).toContain(found?.names[2]);
  });

  test('problems of any project are found without exceptions, deterministically and without duplicates', () => {
    fc.assert(
      fc.property(anyProject, (source) => {
        const found = findAllProblems(source, findSchema);
        const remembered = createProblemFinder();
        runAllSteps(remembered(source, findSchema));
        expect(runAllSteps(remembered(source, findSchema))).toEqual(found);
        const keys = found.map(({ itemId, path, message }) => `${itemId} ${path} ${message}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { code, message, severity } of found) {
          expect(severity).toBe(severityByCode[code]);
          expect(message).toMatch(/^\S.*[.!?]$/s);
        }
      }),
      { numRuns: 50 },
    );
  });
});

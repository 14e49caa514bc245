import { numberDuplicates } from '@confab/model';
import { aRow, countingIds, createGrowthCase, createTextCase, type GrowthCase } from '@confab/test-kit';
import { SlotNames } from '../alexa/slot-names.ts';
import { readPrompt } from '../alexa/read-prompt.ts';
import { createPlatformNames, toInvocationName } from '../alexa/write-names.ts';
import { getEntryName } from '../dialogflow/agent-files.ts';
import { createAgentNames } from '../dialogflow/agent-names.ts';
import { IntentFiles } from '../dialogflow/intent-files.ts';
import { createPlainTextWriter } from '../extract/plain-text.ts';
import { createFindings } from '../finding.ts';
import { readLlamaFile } from '../llama-file/read-llama-file.ts';
import { mergeWorkflow } from '../project-file/merge-workflow.ts';
import { readJson } from '../read-json.ts';
import { readPackage } from '../read-package.ts';

const newId = countingIds();
const readFiles = (...files: readonly (readonly [string, string])[]) => readPackage(new Map(files), { newId });
const model = (samples: readonly string[], phrase = '') => [
  [
    'skill.json',
    JSON.stringify({ manifest: { publishingInformation: { locales: { 'en-US': { examplePhrases: [phrase] } } } } }),
  ] as const,
  [
    'interactionModels/custom/en-US.json',
    JSON.stringify({
      interactionModel: {
        languageModel: { invocationName: 'a', intents: [{ name: 'A', samples }], types: [] },
        prompts: [{ id: 'p', variations: [{ type: 'SSML', value: samples[0] ?? '' }] }],
      },
    }),
  ] as const,
];

/** Every function that reads a text of a package or writes one for a platform. */
const functions: readonly (readonly [string, (text: string) => unknown])[] = [
  ['readJson', (text) => readJson(text, 'a', createFindings())],
  ['readLlamaFile', (text) => readLlamaFile(text, createFindings())],
  ['readPackage of a project file', (text) => readFiles(['project.json', text])],
  ['readPackage of a single model', (text) => readFiles(['project.json', `{"interactionModel":${text}`])],
  [
    'readPackage of a single model with a text',
    (text) => readFiles(['project.json', JSON.stringify({ interactionModel: { text } })]),
  ],
  ['readPackage of a skill', (text) => readFiles(...model([text, `${text}b`], text))],
  [
    'readPackage of an agent',
    (text) =>
      readFiles(
        ['agent.json', '{"language":"en"}'],
        ['intents/a.json', JSON.stringify({ name: text, responses: [{ messages: [{ type: 0, speech: text }] }] })],
      ),
  ],
  ['readPrompt', (text) => readPrompt({ type: 'SSML', value: text })],
  ['createPlainTextWriter', createPlainTextWriter([], (slot) => slot)],
  [
    'toInvocationName',
    (text) => toInvocationName({ name: 'a', notes: `x\n${text}`, language: 'en' }, createFindings()),
  ],
  [
    'toInvocationName of a name',
    (text) => toInvocationName({ name: text, notes: '', language: 'en' }, createFindings()),
  ],
  ['createAgentNames', (text) => createAgentNames([text], 'list', createFindings())],
  ['IntentFiles', (text) => new IntentFiles([text]).add(text)],
  ['getEntryName', (text) => getEntryName(text, {})],
  ['createPlatformNames', (text) => createPlatformNames([text], 'intent', createFindings())],
];

const equalNames = (size: number) => Array.from({ length: size }, (_, at) => `a${'-'.repeat(at % 3)}${at}`);
const repeatName = (size: number) => Array.from({ length: size }, (_, at) => (at % 2 === 0 ? 'a' : `a ${at}`));
const nameAll = (names: readonly string[]) => createPlatformNames(names, 'intent', createFindings());

const intentsOfManyTypes = (size: number) =>
  Array.from({ length: size }, (_, at) => ({ slots: [{ name: 'a', type: `AMAZON.X${at % 2 === 0 ? at : 1}` }] }));
const nameSlots = (rows: ReturnType<typeof intentsOfManyTypes>) => {
  const reading = {
    entry: '',
    locale: 'en-US',
    name: '',
    description: '',
    examples: [],
    findings: createFindings(),
  };
  const names = new SlotNames(
    {
      types: rows.map((row) => ({
        ...row.slots[0],
        name: row.slots[0]?.type ?? '',
        values: [{ name: { value: 'a' } }],
      })),
    },
    reading,
  );
  for (const row of rows) names.readSlots(row, 'intent');
};

const variables = (size: number) => Array.from({ length: size }, (_, at) => aRow(`r${at}`, { Name: `name ${at}` }));
const mergeRows = (rows: ReturnType<typeof variables>) =>
  mergeWorkflow(
    { project: { id: 'p', type: 'Pro', values: { Variables: rows } }, workflows: [], nodes: [] },
    'w',
    { id: 'q', type: 'Pro', values: {} },
    { findings: createFindings(), newId },
  );

/** The functions that must take time linear in their input (API-5). */
export const growthCases: readonly GrowthCase[] = [
  ...functions.map(([name, run]) => createTextCase(name, run)),
  createGrowthCase('createPlatformNames of many names', nameAll, { 'equal names': equalNames }, 8_000),
  createGrowthCase('numberDuplicates', numberDuplicates, { 'equal names': repeatName }, 8_000),
  createGrowthCase('SlotNames', nameSlots, { 'many types': intentsOfManyTypes }, 4_000),
  createGrowthCase('mergeWorkflow', mergeRows, { 'many rows': variables }, 5_000),
];

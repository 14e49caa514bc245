import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { aRow, countingIds, numberedId } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from './alexa/write-skill-package.ts';
import { writeAgent } from './dialogflow/write-agent.ts';
import type { Files, ProjectDocument } from './document.ts';

const translated = (texts: Readonly<Record<string, JsonValue>>): JsonObject => ({
  de: Object.fromEntries(Object.entries(texts).map(([path, Value]) => [path, { Value }])),
});
const says = (SpokenText: string, SuggestionChips: JsonValue = []): JsonObject => ({
  SelectionMethod: 'Escalating',
  Entries: [{ EntryId: 'e', Order: 'a0', SpokenText, DisplayText: SpokenText, SuggestionChips }],
});
const answered = (text: string): JsonObject =>
  translated({ 'Response/Entries/e/SpokenText': text, 'Response/Entries/e/DisplayText': text });

/** An assistant that sells tea in English and German. */
const teaHouse: ProjectDocument = {
  project: {
    id: numberedId(1),
    type: 'Pro',
    values: {
      DisplayName: 'Tea house',
      Language: 'en',
      OtherLanguages: 'de',
      Intents: [aRow('1', { Name: 'Tea', Samples: 'a {size} tea\nsome tea' })],
      Slots: [aRow('1', { Name: 'size', SlotType: '1' })],
      SlotTypes: [aRow('1', { Name: 'Sizes', Values: 'small|little\nlarge' })],
      Translations: translated({
        'Intents/1/Samples': 'einen {size} Tee\netwas Tee',
        'SlotTypes/1/Values': 'small|kleinen\nlarge|großen',
      }),
    },
  },
  workflows: [{ id: numberedId(2), type: 'Standard', order: 'a0', values: { IsStart: true, DisplayName: 'Main' } }],
  nodes: [
    {
      id: numberedId(3),
      type: 'Start',
      order: 'a0',
      workflowId: numberedId(2),
      values: { Connectors: [aRow('next', { Kind: 'Next', TargetNodeId: numberedId(4) })] },
    },
    {
      id: numberedId(4),
      type: 'Ask',
      order: 'a1',
      workflowId: numberedId(2),
      values: {
        DisplayName: 'Welcome',
        Response: says('Welcome!', ['Tea']),
        Connectors: [aRow('1', { Kind: 'Intent', IntentId: '1', TargetNodeId: numberedId(5) })],
        Translations: answered('Willkommen!'),
      },
    },
    {
      id: numberedId(5),
      type: 'EndSession',
      order: 'a2',
      workflowId: numberedId(2),
      values: { DisplayName: 'Bye', Response: says('Here is your tea.'), Translations: answered('Hier ist dein Tee.') },
    },
  ],
};

function open(files: Files, path: string): JsonValue {
  const text = files.get(path);
  if (text === undefined) throw new Error(`${path} is not among ${[...files.keys()].join(', ')}`);
  return JSON.parse(text) as JsonValue;
}

test('a skill package has a model and a description for each language', () => {
  const { files } = writeSkillPackage(teaHouse);
  const skill = open(files, 'skill-package/skill.json');
  expect(skill).toHaveProperty('manifest.publishingInformation.locales.en-US.name', 'Tea house');
  expect(skill).toHaveProperty('manifest.publishingInformation.locales.de-DE.examplePhrases', ['etwas Tee']);
  const german = open(files, 'skill-package/interactionModels/custom/de-DE.json');
  const text = JSON.stringify(german);
  expect(text).toContain('einen {size} Tee');
  expect(text).toContain('"kleinen"');
  expect(text).not.toContain('some tea');
  expect(JSON.stringify(open(files, 'skill-package/interactionModels/custom/en-US.json'))).not.toContain('Tee');
});

test('an agent has phrases, values and answers of each language in one intent', () => {
  const { files } = writeAgent(teaHouse, countingIds());
  expect(open(files, 'agent.json')).toMatchObject({ language: 'en', supportedLanguages: ['de'] });
  const phrases = JSON.stringify(open(files, 'intents/Tea_usersays_de.json'));
  expect(phrases).toContain('etwas Tee');
  expect(phrases).not.toContain('some tea');
  expect(JSON.stringify(open(files, 'entities/Sizes_entries_de.json'))).toContain('großen');
  const intent = open(files, 'intents/Tea.json');
  const [response] = isJsonObject(intent) && Array.isArray(intent['responses']) ? intent['responses'] : [];
  expect(response).toHaveProperty('messages', [
    { type: '0', lang: 'en', condition: '', speech: ['Here is your tea.'] },
    { type: '0', lang: 'de', condition: '', speech: ['Hier ist dein Tee.'] },
  ]);
});

test('a project of one language is written as ever', () => {
  const { OtherLanguages: _others, Translations: _texts, ...values } = teaHouse.project.values;
  const single = { ...teaHouse, project: { ...teaHouse.project, values } };
  const models = [...writeSkillPackage(single).files.keys()].filter((path) => path.includes('interactionModels'));
  expect(models).toEqual(['skill-package/interactionModels/custom/en-US.json']);
  expect(open(writeAgent(single, countingIds()).files, 'agent.json')).toMatchObject({ supportedLanguages: [] });
});

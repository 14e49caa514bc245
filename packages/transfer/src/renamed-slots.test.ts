import { compile, start, step, type Effects } from '@confab/dialog-engine';
import type { Platform } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from './alexa/write-skill-package.ts';
import { toVariableName } from './assistant.ts';
import { buildProject } from './build/build-project.ts';
import { writeAgent } from './dialogflow/write-agent.ts';
import type { Files, ProjectDocument } from './document.ts';
import { createAssistant, createIntent } from './testing/assistants.ts';
import { toSource } from './testing/converse.ts';

interface Named {
  readonly name: string;
}

function readSkillSlots(files: Files): readonly Named[] {
  const model = JSON.parse(files.get('skill-package/interactionModels/custom/en-US.json') ?? '{}');
  const { intents }: { intents: readonly (Named & { slots: readonly Named[] })[] } =
    model.interactionModel.languageModel;
  return intents.find(({ name }) => name === 'Order')?.slots ?? [];
}

function readAgentSlots(files: Files): readonly Named[] {
  return JSON.parse(files.get('intents/Order.json') ?? '{}').responses[0].parameters;
}

const effects: Effects = { clock: () => 0 };

/** The slots that are filled when a platform sends one, by their variables. */
async function fill(document: ProjectDocument, platform: Platform, name: string): Promise<readonly string[]> {
  const program = compile(toSource(document));
  const visitor = { platform, language: 'en', isNewUser: true, isAccountLinked: false };
  const { conversation } = start(program, visitor, 1, effects);
  const input = { type: 'intent', name: 'Order', slots: [{ name, text: '7' }], text: '' } as const;
  const { variables } = (await step(program, conversation, input, effects)).conversation;
  return Object.keys(variables).filter((variable) => variables[variable] === 7);
}

test.each([
  ['Alexa', (document: ProjectDocument) => readSkillSlots(writeSkillPackage(document).files)],
  ['DialogFlow', (document: ProjectDocument) => readAgentSlots(writeAgent(document, countingIds()).files)],
] as const)('every slot of a package for %s is filled by the name that it has there', async (platform, readSlots) => {
  const names = ['Grosse', 'Größe', 'Grösse', 'Size', 'Size 2', 'Size 3', 'new'];
  const slots = names.map((name) => ({ name, type: 'number' }));
  const samples = names.map((name) => `order {${name}} please`);
  const document = buildProject(
    createAssistant({ slots, intents: [createIntent({ name: 'Order', samples })] }),
    countingIds(),
  );
  const format = platform === 'Alexa' ? 'Alexa' : 'Dialogflow';
  const ImportedPackage = {
    Format: format,
    Language: 'en-US',
    Names: { new: platform === 'Alexa' ? 'Grosse_' : 'Grosse_2' },
  };
  const { project } = document;
  for (const values of [project.values, { ...project.values, ImportedPackage }]) {
    const own = { ...document, project: { ...project, values } };
    const sent = readSlots(own).map(({ name }) => name);
    expect(new Set(sent).size).toBe(names.length);
    const filled = await Promise.all(sent.map((name) => fill(own, platform, name)));
    expect(filled).toEqual(names.map((name) => [toVariableName(name)]));
  }
});

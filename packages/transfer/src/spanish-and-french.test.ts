import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from './alexa/write-skill-package.ts';
import { writeAgent } from './dialogflow/write-agent.ts';
import type { Files } from './document.ts';
import { readPackage } from './read-package.ts';
import { readRowValues } from './testing/builders.ts';
import { converse } from './testing/converse.ts';

const model = (invocationName: string, name: string, sample: string) =>
  JSON.stringify({
    interactionModel: {
      languageModel: {
        invocationName,
        intents: [
          { name: 'AMAZON.HelpIntent', samples: [] },
          { name: 'AMAZON.StopIntent', samples: [] },
          { name, slots: [], samples: [sample] },
        ],
      },
    },
  });
const locale = (name: string, phrase: string) => ({ name, examplePhrases: [phrase] });
const skill: Files = new Map([
  [
    'skill-package/skill.json',
    JSON.stringify({
      manifest: {
        publishingInformation: {
          locales: {
            'fr-FR': locale('Le Salon', 'Alexa, demande à salon de thé un thé vert'),
            'es-ES': locale('El Salón', 'Alexa, pide a salón de té que traiga un té verde'),
          },
        },
      },
    }),
  ],
  ['skill-package/interactionModels/custom/fr-FR.json', model('salon de thé', 'Tea', 'un thé vert')],
  ['skill-package/interactionModels/custom/es-ES.json', model('salón de té', 'Tea', 'un té verde')],
]);

test('a skill in French and Spanish is imported as such, and exported with the same locales', async () => {
  const { document, findings } = readPackage(skill, { newId: countingIds() });
  if (!document) throw new Error('The skill is read.');
  expect(document.project.values).toMatchObject({ Language: 'fr', OtherLanguages: 'es', DisplayName: 'Le Salon' });
  expect(findings.map(({ code }) => code)).not.toContain('skillLanguageUnsupported');
  const [, help, goodbye] = await converse(document, 'aide-moi', 'au revoir');
  expect(help).toContain('Vous pouvez dire');
  expect(goodbye).toContain('Au revoir.');

  const { GlobalMessages, Translations } = document.project.values;
  expect(GlobalMessages).toMatchObject({ DidYouMean: { Entries: [{ SuggestionChips: ['Oui', 'Non'] }] } });
  expect(JSON.stringify(Translations)).toContain('"Value":["Sí","No"]');

  const models = [...writeSkillPackage(document).files.keys()].filter((path) => path.includes('interactionModels'));
  expect(models.toSorted()).toEqual([
    'skill-package/interactionModels/custom/es-ES.json',
    'skill-package/interactionModels/custom/fr-FR.json',
  ]);
});

test('a model of a Mexican skill is Spanish, and is exported with its own locale', () => {
  const files: Files = new Map([
    ['skill-package/interactionModels/custom/es-MX.json', model('salón de té', 'Tea', 'un té verde')],
  ]);
  const { document } = readPackage(files, { newId: countingIds(), language: 'es-MX' });
  expect(document?.project.values).toMatchObject({ Language: 'es' });
  const stop = readRowValues(document?.project.values ?? {}, 'Intents').find(({ Name }) => Name === 'Stop');
  expect(stop?.['Samples']).toContain('hasta luego');
  const written = document && [...writeSkillPackage(document).files.keys()].filter((path) => path.includes('es-'));
  expect(written).toEqual(['skill-package/interactionModels/custom/es-MX.json']);
});

test.each([
  ['es', 'Perdona, no te he entendido. ¿Puedes decirlo de otra manera?', 'El té está listo.'],
  ['fr', "Désolé, je n'ai pas compris. Pouvez-vous le dire autrement ?", 'Le thé est prêt.'],
])('an agent in %s is imported and exported in its language', async (language, fallback, answer) => {
  const files: Files = new Map([
    ['agent.json', JSON.stringify({ displayName: 'Salon', language, supportedLanguages: [] })],
    ['package.json', JSON.stringify({ version: '1.0.0' })],
    [
      'intents/Tea.json',
      JSON.stringify({
        name: 'Tea',
        auto: true,
        responses: [{ messages: [{ type: '0', lang: language, condition: '', speech: [answer] }] }],
      }),
    ],
    [
      `intents/Tea_usersays_${language}.json`,
      JSON.stringify([{ data: [{ text: 'matcha', userDefined: false }], lang: language }]),
    ],
  ]);
  const { document, findings } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error('The agent is read.');
  expect(document.project.values).toMatchObject({ Language: language });
  expect(findings.map(({ code }) => code)).not.toContain('agentLanguageUnsupported');
  const [, tea] = await converse(document, 'matcha');
  expect(tea).toContain(answer);
  expect(JSON.stringify(document.project.values)).toContain(fallback);
  const agent = writeAgent(document, countingIds()).files;
  expect(JSON.parse(agent.get('agent.json') ?? '')).toMatchObject({ language });
  expect([...agent.keys()]).toContain(`intents/Tea_usersays_${language}.json`);
});

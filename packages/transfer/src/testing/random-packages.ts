import * as fc from 'fast-check';
import type { JsonObject, JsonValue } from '@confab/model';
import type { Files } from '../document.ts';

const word = fc.constantFrom(
  'tea',
  'cup',
  'red',
  'big',
  'bring',
  'please',
  'with',
  'größer',
  "l'eau",
  'one',
  'A-1',
  'ok.',
);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const name = fc.constantFrom('Order', 'Cancel order', 'Ask - yes', 'Help me', 'rate_it', 'menu', 'B2', 'Öffnen');
const text = fc.oneof(phrase, fc.constant('Say $size or #ctx.size'), fc.constant('<b>&amp;</b> {x}'));
const names = (maxLength: number) => fc.uniqueArray(name, { minLength: 1, maxLength });
const flag = fc.boolean();

const toFiles = (entries: readonly (readonly [string, JsonValue])[]): Files =>
  new Map(entries.map(([path, value]) => [path, JSON.stringify(value)]));

/** Creates a list with an entry for each of the names. */
const forEach = <Value>(all: readonly string[], create: (name: string) => fc.Arbitrary<Value>) =>
  fc.tuple(...all.map(create));

const dataType = fc.constantFrom(
  '@sys.number',
  '@sys.ordinal',
  '@sys.date-time',
  '@sys.any',
  '@sys.geo-city',
  '@colour',
  '@gone',
);
const parameterName = fc.constantFrom('size', 'date-time', 'geo.city', 'number', 'colour');

const parameter = fc.record(
  {
    id: fc.uuid(),
    name: parameterName,
    required: flag,
    dataType,
    value: fc.constantFrom('$size', '$date-time', '#ctx.size', ''),
    defaultValue: fc.constantFrom('', '1'),
    isList: flag,
    prompts: fc.array(fc.record({ lang: fc.constantFrom('en', 'fr'), value: phrase }), { maxLength: 2 }),
  },
  { requiredKeys: ['id', 'name', 'dataType'] },
);

const message = fc.oneof(
  fc.record({
    type: fc.constantFrom<string | number>(0, '0'),
    lang: fc.constantFrom('en', 'fr'),
    speech: fc.oneof(text, fc.array(text, { maxLength: 2 })),
  }),
  fc.record({ type: fc.constant('1'), title: phrase, imageUrl: fc.constant('https://example.com/a.png') }),
  fc.record({
    type: fc.constant(2),
    title: phrase,
    replies: fc.array(word, { maxLength: 2 }),
    platform: fc.constant('facebook'),
  }),
  fc.record({ type: fc.constant('4'), payload: fc.record({ answer: phrase, count: fc.integer() }) }),
);

const usersays = fc.record(
  {
    id: fc.uuid(),
    data: fc.array(
      fc.oneof(
        fc.record({ text: phrase, userDefined: flag }),
        fc.record({ text: word, alias: parameterName, meta: dataType, userDefined: flag }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    isTemplate: flag,
    count: fc.nat(3),
    updated: fc.nat(),
  },
  { requiredKeys: ['id', 'data'] },
);

const context = fc.constantFrom('kind', 'size', 'Order-followup');

const agentIntent = (own: string) =>
  fc.record({
    intent: fc
      .record(
        {
          id: fc.uuid(),
          auto: flag,
          contexts: fc.uniqueArray(context, { maxLength: 2 }),
          priority: fc.constantFrom(500_000, -1, 750_000),
          webhookUsed: flag,
          webhookForSlotFilling: flag,
          fallbackIntent: fc.constantFrom(false, false, true),
          events: fc
            .uniqueArray(fc.constantFrom('WELCOME', 'timer', 'GOOGLE_ASSISTANT_WELCOME'), { maxLength: 2 })
            .map((all) => all.map((event) => ({ name: event }))),
          responses: fc
            .record(
              {
                resetContexts: flag,
                action: fc.constantFrom('', 'input.order'),
                affectedContexts: fc.array(
                  fc.record({ name: context, lifespan: fc.nat(5), parameters: fc.constant({}) }),
                  { maxLength: 2 },
                ),
                parameters: fc.uniqueArray(parameter, { maxLength: 3, selector: (one) => one.name }),
                messages: fc.array(message, { maxLength: 3 }),
                speech: fc.constant([]),
              },
              { requiredKeys: [] },
            )
            .map((response) => [response]),
          endInteraction: flag,
        },
        { requiredKeys: ['id'] },
      )
      .map((intent): JsonObject => ({ ...intent, name: own })),
    phrases: fc.array(usersays, { maxLength: 4 }),
    others: fc.option(fc.array(usersays, { maxLength: 2 })),
  });

const agentEntity = (own: string) =>
  fc.record({
    entity: fc
      .record(
        {
          id: fc.uuid(),
          isOverridable: flag,
          isEnum: flag,
          isRegexp: flag,
          automatedExpansion: flag,
          allowFuzzyExtraction: flag,
        },
        { requiredKeys: ['id'] },
      )
      .map((entity): JsonObject => ({ ...entity, name: own })),
    values: fc.option(
      fc.array(
        fc.record({ value: word, synonyms: fc.array(fc.oneof(word, fc.constant('@colour:colour')), { maxLength: 3 }) }),
        { maxLength: 4 },
      ),
    ),
  });

/** Dialogflow ES agents with whatever their format has. */
export const randomAgents: fc.Arbitrary<Files> = fc
  .record({
    language: fc.constantFrom('en', 'de', 'fr', 'pt-BR'),
    intents: names(5),
    entities: fc.uniqueArray(fc.constantFrom('colour', 'size list', 'b'), { maxLength: 3 }),
  })
  .chain(({ language, intents, entities }) =>
    fc.record({
      language: fc.constant(language),
      agent: fc.record(
        {
          displayName: phrase,
          description: text,
          defaultTimezone: fc.constantFrom('Europe/Berlin', 'Etc/GMT'),
          mlMinConfidence: fc.constantFrom(0.3, 0.5),
          isPrivate: flag,
          supportedLanguages: fc.constantFrom([], ['es']),
          secondaryKey: fc.constant('x'),
        },
        { requiredKeys: [] },
      ),
      // An agent needs an intent that is not a fallback.
      intents: forEach(intents, agentIntent).filter((all) =>
        all.some(({ intent }) => intent['fallbackIntent'] !== true),
      ),
      entities: forEach(entities, agentEntity),
    }),
  )
  .map(({ language, agent, intents, entities }) =>
    toFiles([
      ['agent.json', { ...agent, language } as JsonObject],
      ['package.json', { version: '1.0.0' }],
      ...intents.flatMap(({ intent, phrases, others }) => {
        const path = `intents/${String(intent['name'])}`;
        return [
          [`${path}.json`, intent] as const,
          ...(phrases.length > 0 ? [[`${path}_usersays_${language}.json`, phrases as JsonValue] as const] : []),
          ...(others ? [[`${path}_usersays_es.json`, others as JsonValue] as const] : []),
        ];
      }),
      ...entities.flatMap(({ entity, values }) => {
        const path = `entities/${String(entity['name'])}`;
        return [
          [`${path}.json`, entity] as const,
          ...(values ? [[`${path}_entries_${language}.json`, values as JsonValue] as const] : []),
        ];
      }),
    ]),
  );

const slotType = fc.constantFrom(
  'AMAZON.NUMBER',
  'AMAZON.Ordinal',
  'AMAZON.FOUR_DIGIT_NUMBER',
  'AMAZON.City',
  'AMAZON.DATE',
  'Colour',
  'Gone',
);
const slot = fc.record(
  {
    name: fc.constantFrom('size', 'colour', 'day'),
    type: slotType,
    samples: fc.array(fc.oneof(phrase, fc.constant('{size}')), { maxLength: 2 }),
    multipleValues: fc.record({ enabled: flag }),
  },
  { requiredKeys: ['name', 'type'] },
);
const skillIntent = (own: string) =>
  fc.record(
    {
      name: fc.constant(own),
      slots: fc.uniqueArray(slot, { maxLength: 3, selector: (one) => one.name }),
      samples: fc.uniqueArray(fc.oneof(phrase, fc.constant('bring {size}'), fc.constant('{day}')), { maxLength: 3 }),
    },
    { requiredKeys: ['name', 'samples'] },
  );
const value = fc.record(
  {
    id: word,
    name: fc.record({ value: word, synonyms: fc.uniqueArray(word, { maxLength: 2 }) }, { requiredKeys: ['value'] }),
  },
  { requiredKeys: ['name'] },
);
const listType = (own: string) =>
  fc.record(
    { name: fc.constant(own), values: fc.uniqueArray(value, { maxLength: 4, selector: (one) => one.name.value }) },
    { requiredKeys: ['name'] },
  );
const promptSlot = fc.record(
  {
    name: fc.constantFrom('size', 'colour', 'day'),
    type: slotType,
    elicitationRequired: flag,
    confirmationRequired: flag,
    prompts: fc.record({ elicitation: fc.constantFrom('p1', 'p2') }, { requiredKeys: [] }),
    validations: fc.constant([{ type: 'isGreaterThan', prompt: 'p2', value: '3' }]),
  },
  { requiredKeys: ['name', 'type'] },
);
const dialogIntent = (own: string) =>
  fc.record(
    {
      name: fc.constant(own),
      confirmationRequired: flag,
      prompts: fc.record({ confirmation: fc.constant('p1') }, { requiredKeys: [] }),
      delegationStrategy: fc.constant('ALWAYS'),
      slots: fc.uniqueArray(promptSlot, { maxLength: 2, selector: (one) => one.name }),
    },
    { requiredKeys: ['name'] },
  );
const prompt = fc
  .array(
    fc.record({
      type: fc.constantFrom('PlainText', 'SSML'),
      value: fc.constantFrom('What {size}?', '<speak>Hi <break time="1s"/> &amp; <emphasis>you</emphasis></speak>'),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((variations) => variations);

const skillNames = fc
  .uniqueArray(
    fc.constantFrom(
      'Order',
      'Menu',
      'AMAZON.HelpIntent',
      'AMAZON.StopIntent',
      'AMAZON.LoopOnIntent',
      'AMAZON.ScrollUpIntent',
      'AMAZON.FallbackIntent',
      'AMAZON.SearchAction<object@WeatherForecast>',
      'rate_it',
    ),
    { maxLength: 5 },
  )
  .map((others) => [...others, 'Bake']);
const model = skillNames.chain((intents) =>
  fc
    .record({
      invocationName: fc.constantFrom('tea house', 'thé'),
      intents: forEach(intents, skillIntent),
      types: fc
        .uniqueArray(fc.constantFrom('Colour', 'AMAZON.City', 'Size2'), { maxLength: 2 })
        .chain((all) => forEach(all, listType)),
      modelConfiguration: fc.constant({ fallbackIntentSensitivity: { level: 'LOW' } }),
      dialog: fc.option(forEach(intents.slice(0, 2), dialogIntent)),
      prompts: fc.option(fc.tuple(prompt, prompt)),
    })
    .map(({ dialog, prompts, ...languageModel }): JsonValue => ({
      interactionModel: {
        languageModel: languageModel as JsonObject,
        ...(dialog && { dialog: { intents: dialog as JsonValue, delegationStrategy: 'ALWAYS' } }),
        ...(prompts && {
          prompts: prompts.map((variations, index) => ({ id: `p${index + 1}`, variations })) as JsonValue,
        }),
      },
    })),
);

const locale = fc.constantFrom('fr-FR', 'en-GB', 'de-AT', 'en-US', 'ja-JP');

/** Alexa skill packages of each layout, with whatever their format has. */
export const randomSkills: fc.Arbitrary<Files> = fc
  .record({
    folder: fc.constantFrom('skill-package/interactionModels/custom/', 'interactionModels/custom/', 'models/'),
    models: fc.uniqueArray(fc.tuple(locale, model), { minLength: 1, maxLength: 2, selector: ([own]) => own }),
    manifest: fc.option(
      fc.record(
        {
          category: fc.constant('FOOD'),
          testingInstructions: text,
          examplePhrases: fc.array(phrase, { maxLength: 2 }),
          keywords: fc.array(word, { maxLength: 2 }),
          permissions: fc.constant([{ name: 'alexa::devices:all:geolocation:read' }]),
          interfaces: fc.constant([{ type: 'ALEXA_PRESENTATION_APL' }]),
        },
        { requiredKeys: [] },
      ),
    ),
  })
  .map(({ folder, models, manifest }) => {
    const { category, testingInstructions, examplePhrases, keywords, permissions, interfaces } = manifest ?? {};
    const about = { name: 'Tea', ...(examplePhrases && { examplePhrases }), ...(keywords && { keywords }) };
    const publishingInformation = {
      locales: Object.fromEntries(models.map(([own]) => [own, about])),
      ...(category !== undefined && { category }),
      ...(testingInstructions !== undefined && { testingInstructions }),
    };
    const skill = {
      manifest: {
        manifestVersion: '1.0',
        publishingInformation,
        ...(permissions && { permissions }),
        apis: { custom: { ...(interfaces && { interfaces }) } },
      },
    };
    const root = folder.startsWith('skill-package/') ? 'skill-package/' : '';
    return toFiles([
      ...(manifest ? [[`${root}skill.json`, skill as JsonValue] as const] : []),
      ...models.map(([own, content]) => [`${folder}${own}.json`, content] as const),
    ]);
  });

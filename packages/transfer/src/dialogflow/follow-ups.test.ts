import type { JsonValue } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import type { Files, ProjectDocument } from '../document.ts';
import { readPackage } from '../read-package.ts';
import { importedPackageInput } from '../original/imported-package.ts';
import { lines } from '../testing/builders.ts';
import { converse } from '../testing/converse.ts';
import { writeAgent } from './write-agent.ts';

interface SmallIntent {
  readonly phrases: readonly string[];
  readonly says?: readonly string[];
  readonly needs?: readonly string[];
  readonly opens?: readonly string[];
  readonly lifespan?: number;
  readonly more?: { readonly [key: string]: JsonValue };
}

/** Creates an agent of small intents. */
function anAgent(intents: Readonly<Record<string, SmallIntent>>, language = 'en'): Files {
  const files = new Map([['agent.json', JSON.stringify({ language, displayName: 'Shop' })]]);
  for (const [name, { phrases, says = [], needs = [], opens = [], lifespan = 5, more = {} }] of Object.entries(
    intents,
  )) {
    const response = {
      affectedContexts: opens.map((context) => ({ name: context, lifespan, parameters: {} })),
      parameters: [],
      messages: says.length === 0 ? [] : [{ type: '0', speech: says }],
    };
    files.set(
      `intents/${name}.json`,
      JSON.stringify({ id: name, name, contexts: needs, responses: [response], ...more }),
    );
    const said = phrases.map((text) => ({ data: [{ text, userDefined: false }], isTemplate: false, count: 0 }));
    files.set(`intents/${name}_usersays_${language}.json`, JSON.stringify(said));
  }
  return files;
}

const read = (files: Files) => {
  const { document, findings, report } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return { document, findings, report };
};

const order = anAgent({
  tea: { phrases: ['a tea please', 'bring me tea'], says: ['Green or black tea?'], opens: ['kind'] },
  coffee: {
    phrases: ['a coffee please', 'bring me coffee'],
    says: ['Large or small coffee?'],
    opens: ['kind', 'size'],
  },
  cake: { phrases: ['a cake please', 'bring me cake'], says: ['With cream?'], opens: ['kind'] },
  confirm: { phrases: ['the usual one', 'as always'], says: ['As always. Coming up.'], needs: ['kind'] },
  large: { phrases: ['a really big one', 'the biggest'], says: ['Big it is.'], needs: ['size'] },
});

test.each(['a tea please', 'a coffee please', 'a cake please'])(
  'a follow-up with several openers still follows each of them after an export: %s',
  async (opener) => {
    const { document } = read(order);
    const again = read(writeAgent(document, countingIds()).files).document;
    const said = await converse(again, opener, 'as always');
    expect(said[2]).toContain('As always. Coming up.');
    expect(said).toEqual(await converse(document, opener, 'as always'));
    // The follow-up is not available before one of its openers.
    const early = await converse(again, 'as always');
    expect(early[1]).not.toContain('Coming up');
  },
);

test('intents that several openers lead to share one context, and others have their own', () => {
  const { files } = writeAgent(read(order).document, countingIds());
  const getContexts = (name: string) => {
    const { contexts, responses } = JSON.parse(files.get(`intents/${name}.json`) ?? '{}');
    return [contexts, responses[0].affectedContexts.map((context: { name: string }) => context.name)];
  };
  const [[shared]] = getContexts('confirm');
  const [[own]] = getContexts('large');
  expect(shared).not.toBe(own);
  expect(getContexts('tea')).toEqual([[], [shared]]);
  expect(getContexts('coffee')[1].toSorted()).toEqual([shared, own].toSorted());
});

const path = {
  cup: { phrases: ['bring a cup'], says: ['A cup.'], opens: ['first'] },
  spoon: { phrases: ['and a spoon'], says: ['A spoon.'], needs: ['first'], opens: ['second'] },
  sugar: { phrases: ['sugar as well'], says: ['Sugar.'], needs: ['first', 'second'] },
};

test('an intent that requires two contexts, opened one after the other, is available after the second one', async () => {
  const { document, findings } = read(anAgent(path));
  expect(findings.map(({ code }) => code)).not.toContain('contextNeverOpened');
  const said = await converse(document, 'bring a cup', 'and a spoon', 'sugar as well');
  expect(said.slice(1)).toEqual(['A cup.', 'A spoon.', expect.stringContaining('Sugar.')]);
  expect((await converse(document, 'sugar as well'))[1]).not.toContain('Sugar.');
});

test('an intent that requires contexts no single intent opens is available after each of their openers, with a finding', async () => {
  const { document, findings } = read(anAgent({ ...path, spoon: { ...path.spoon, needs: [] } }));
  expect(lines(findings)).toContain(
    'warning | intents/sugar.json | No intent opens the contexts {0} together, so {1} is available after each intent that opens one of them. | first, second | sugar',
  );
  expect((await converse(document, 'and a spoon', 'sugar as well')).at(-1)).toContain('Sugar.');
  expect((await converse(document, 'bring a cup', 'sugar as well')).at(-1)).toContain('Sugar.');
  expect((await converse(document, 'sugar as well')).at(-1)).not.toContain('Sugar.');
});

test('a context that lasts longer than an intent that requires it is available is reported as shortened', () => {
  const unused = { phrases: ['thanks'], says: ['You are welcome.'], opens: ['unused'] };
  const shortened = read(anAgent({ ...path, unused })).findings.filter(({ code }) => code === 'contextShortened');
  // The intent after the spoon requires the context of the cup as well, which may already have lasted for some turns.
  expect(shortened.map(({ entry, names }) => [entry, ...names])).toEqual([
    ['intents/spoon.json', 'second', 'spoon', '5'],
  ]);
});

describe('a context that lasts for several turns', () => {
  /** A shop whose order opens a context for a number of turns, which baking requires. */
  const shop = (lifespan: number, more: Readonly<Record<string, SmallIntent>> = {}) =>
    anAgent({
      order: { phrases: ['I would like a pizza'], says: ['Shall I bake it?'], opens: ['order'], lifespan },
      price: { phrases: ['what does it cost'], says: ['Eight euros.'] },
      hours: { phrases: ['when are you open'], says: ['From noon.'] },
      bake: { phrases: ['put it in the oven'], says: ['In the oven.'], needs: ['order'] },
      ...more,
    });
  const others = [
    'what does it cost',
    'when are you open',
    'what does it cost',
    'when are you open',
    'what does it cost',
  ];
  /** The answer to the oven after an order and some turns that do not need its context. */
  const bakeAfter = async (document: ProjectDocument, turns: number) =>
    (await converse(document, 'I would like a pizza', ...others.slice(0, turns), 'put it in the oven')).at(-1);
  const withoutOriginal = ({ project, ...items }: ProjectDocument): ProjectDocument => {
    const { [importedPackageInput]: _original, ...values } = project.values;
    return { ...items, project: { ...project, values } };
  };

  test.each([1, 2, 3, 5])(
    'an intent that requires it is available for %s turns, even after other answers',
    async (lifespan) => {
      const { document, findings } = read(shop(lifespan));
      expect(await bakeAfter(document, lifespan - 1)).toMatch(/^In the oven\./);
      expect(await bakeAfter(document, lifespan)).not.toMatch(/^In the oven\./);
      expect(findings.map(({ code }) => code)).not.toContain('contextShortened');
    },
  );

  test.each<[string, number, JsonValue]>([
    ['a lifespan of 1', 1, [{ name: 'order', lifespan: 1 }]],
    ['a lifespan of 2', 2, [{ name: 'order', lifespan: 2 }]],
    ['no lifespan', 1, [{ name: 'order', parameters: {} }]],
    ['a lifespan that is null', 1, [{ name: 'order', lifespan: null }]],
    ['no context', 1, []],
  ])(
    'the first of two intents of one name decides how long a context lasts, and an export keeps it: %s',
    async (_which, turns, affectedContexts) => {
      const responses = [{ affectedContexts, messages: [{ type: '0', speech: ['Shall I bake it?'] }] }];
      const first = { phrases: ['I would like a pizza'], more: { responses } };
      const second = { phrases: ['a pizza for me'], says: ['Bake it?'], opens: ['order'], more: { name: 'order' } };
      const files = shop(5, { order: first, 'second order': second });
      const { document, findings } = read(files);
      expect(await bakeAfter(document, turns - 1)).toMatch(/^In the oven\./);
      expect(await bakeAfter(document, turns)).not.toMatch(/^In the oven\./);
      const openTurns = [...JSON.stringify(document).matchAll(/"OpenTurns":(\d+)/g)].map(([, count]) => Number(count));
      expect(new Set(openTurns)).toEqual(new Set(turns > 1 ? [turns] : []));
      expect(findings.map(({ code }) => code)).not.toContain('contextShortened');
      const exported = writeAgent(document, countingIds()).files.get('intents/order.json') ?? '';
      expect(JSON.parse(exported)).toEqual(JSON.parse(files.get('intents/order.json') ?? ''));
    },
  );

  test.each([2, 3, 5])(
    'an export has the context with the same lifespan, and is available as long again: %s',
    async (lifespan) => {
      const { document } = read(shop(lifespan));
      for (const [exported, name] of [
        [document, 'order'],
        [withoutOriginal(document), 'order-followup'],
      ] as const) {
        const { files } = writeAgent(exported, countingIds());
        const [response] = JSON.parse(files.get('intents/order.json') ?? '').responses;
        expect(response.affectedContexts).toEqual([{ name, lifespan, parameters: {} }]);
        const again = read(files).document;
        expect(await bakeAfter(again, lifespan - 1)).toMatch(/^In the oven\./);
        expect(await bakeAfter(again, lifespan)).not.toMatch(/^In the oven\./);
      }
    },
  );

  test.each<[JsonValue, number]>([
    [3.7, 3],
    ['4', 4],
    [60, 50],
    [true, 2],
    ['long', 2],
    [-1, 2],
  ])(
    'an export writes the turns that a connector stays open for as a conversation counts them: %j',
    (turns, lifespan) => {
      const { document } = read(shop(5));
      const nodes = JSON.parse(
        JSON.stringify(document.nodes).replaceAll('"OpenTurns":5', `"OpenTurns":${JSON.stringify(turns)}`),
      );
      const { files } = writeAgent(withoutOriginal({ ...document, nodes }), countingIds());
      const [response] = JSON.parse(files.get('intents/order.json') ?? '').responses;
      expect(response.affectedContexts).toMatchObject([{ lifespan }]);
    },
  );

  describe('of an answer that opens another one for fewer turns', () => {
    /** A shop whose order opens one context for 5 turns and one for a number of turns. */
    const twoContexts = (lifespan: number, more: Readonly<Record<string, SmallIntent>> = {}) =>
      anAgent({
        order: {
          phrases: ['I would like a pizza'],
          more: {
            responses: [
              {
                affectedContexts: [
                  { name: 'long', lifespan: 5, parameters: {} },
                  { name: 'short', lifespan, parameters: {} },
                ],
                messages: [{ type: '0', speech: ['Shall I bake it?'] }],
              },
            ],
          },
        },
        bake: { phrases: ['put it in the oven'], says: ['In the oven.'], needs: ['long'] },
        cut: { phrases: ['slice it'], says: ['In slices.'], needs: ['short'] },
        both: { phrases: ['everything please'], says: ['Both.'], needs: ['long', 'short'] },
        ...more,
      });
    const findShortened = (files: Files) =>
      read(files)
        .findings.filter(({ code }) => code === 'contextShortened')
        .map(({ names }) => names);

    test('follow-ups have contexts of their own in an export', () => {
      const { document } = read(twoContexts(1));
      const { files } = writeAgent(withoutOriginal(document), countingIds());
      const getNeeds = (name: string) => JSON.parse(files.get(`intents/${name}.json`) ?? '').contexts;
      const [response] = JSON.parse(files.get('intents/order.json') ?? '').responses;
      expect(response.affectedContexts).toEqual([
        { name: 'order-followup', lifespan: 5, parameters: {} },
        { name: 'order_2-followup', lifespan: 2, parameters: {} },
      ]);
      expect(['bake', 'cut', 'both'].map(getNeeds)).toEqual([
        ['order-followup'],
        ['order_2-followup'],
        ['order_2-followup'],
      ]);
    });

    test.each([1, 2])(
      'an intent that requires both is available for the fewer turns without a finding: %s',
      (turns) => {
        expect(findShortened(twoContexts(turns))).toEqual([]);
      },
    );

    test('an intent that requires both and is not available as long has a finding about the shorter one', () => {
      const forget = { phrases: ['forget it'], says: ['Fine.'], opens: ['short'], lifespan: 0 };
      expect(findShortened(twoContexts(2, { forget }))).toEqual([['short', 'order', '2']]);
    });
  });

  test.each<[string, SmallIntent]>([
    ['closes it', { phrases: ['forget it'], says: ['Fine.'], opens: ['order'], lifespan: 0 }],
    [
      'closes all',
      {
        phrases: ['forget it'],
        more: { responses: [{ resetContexts: true, messages: [{ type: '0', speech: ['Fine.'] }] }] },
      },
    ],
  ])(
    'an intent that requires it is available for the next turn alone if an intent %s, with a finding',
    async (_how, forget) => {
      const { document, findings } = read(shop(5, { forget }));
      expect(await bakeAfter(document, 0)).toMatch(/^In the oven\./);
      expect(await bakeAfter(document, 1)).not.toMatch(/^In the oven\./);
      expect(lines(findings)).toContain(
        'info | intents/order.json | The context {0} of {1} lasts {2} turns on the platform; here, an intent that requires it is available only right after that answer. | order | order | 5',
      );
    },
  );

  test('an intent that requires it is available for 50 turns at most, with a finding, and an untouched export keeps it', () => {
    const listFindings = (lifespan: number) => lines(read(shop(lifespan)).findings);
    expect(listFindings(50)).toEqual([]);
    expect(listFindings(51)).toEqual([
      'info | intents/order.json | The context {0} of {1} lasts {2} turns on the platform; here, an intent that requires it is available for {3} turns at most. | order | order | 51 | 50',
    ]);
    const { files } = writeAgent(read(shop(51)).document, countingIds());
    const [response] = JSON.parse(files.get('intents/order.json') ?? '').responses;
    expect(response.affectedContexts).toEqual([{ name: 'order', lifespan: 51, parameters: {} }]);
  });

  test.each<[string, JsonValue]>([
    ['no lifespan', { name: 'order', parameters: {} }],
    ['a lifespan that is null', { name: 'order', lifespan: null }],
    ['a lifespan that is no number', { name: 'order', lifespan: 'long' }],
  ])('an intent that names it with %s does not close it', async (_which, context) => {
    const forget = {
      phrases: ['forget it'],
      more: { responses: [{ affectedContexts: [context], messages: [{ type: '0', speech: ['Fine.'] }] }] },
    };
    const { document, findings } = read(shop(5, { forget }));
    expect(await bakeAfter(document, 4)).toMatch(/^In the oven\./);
    expect(findings.map(({ code }) => code)).not.toContain('contextShortened');
  });

  test('the question after other answers does not take a yes or no, which may answer an earlier one', async () => {
    expect((await converse(read(shop(3)).document, 'what does it cost')).at(-1)).toBe(
      'Eight euros. / What else can I do for you?',
    );
    expect((await converse(read(shop(1)).document, 'what does it cost')).at(-1)).toBe(
      'Eight euros. / Is there anything else I can do for you?',
    );
  });
});

test('an intent that only a webhook answers gets a placeholder with a finding', () => {
  const { document, findings } = read(
    anAgent({ weather: { phrases: ['how is the weather'], more: { webhookUsed: true } } }),
  );
  const answer = document.nodes.find(({ values }) => values['DisplayName'] === 'weather')?.values['Response'];
  expect(answer).toMatchObject({
    Entries: [
      {
        SpokenText: 'This is where weather is answered.',
        PlaceholderText: 'This is where weather is answered.',
        RequiresAttention: true,
      },
    ],
  });
  expect(lines(findings)).toContain(
    'warning | intents/weather.json | The answer of {0} comes only from a webhook, which is not called here; a placeholder is used until you write an answer. | weather',
  );
});

test('training phrases are exported with words that fit their slots', () => {
  const phrase = [
    { text: 'Ich will ', userDefined: false },
    { text: 'morgen', alias: 'when', meta: '@sys.date', userDefined: true },
    { text: ' um ', userDefined: false },
    { text: '18 Uhr', alias: 'at', meta: '@sys.time', userDefined: true },
    { text: ' mit ', userDefined: false },
    { text: 'zwei', alias: 'people', meta: '@sys.number', userDefined: true },
    { text: ' Leuten fahren', userDefined: false },
  ];
  const agent = new Map([
    ...anAgent({ ride: { phrases: [], says: ['Gut.'] } }, 'de'),
    ['intents/ride_usersays_de.json', JSON.stringify([{ data: phrase, isTemplate: false }])],
  ]);
  const { document } = read(agent);
  const { files } = writeAgent(document, countingIds());
  const readWords = (all: typeof files) => {
    const [{ data }] = JSON.parse(all.get('intents/ride_usersays_de.json') ?? '[]');
    return data.map((part: { text: string }) => part.text).join('');
  };
  expect(readWords(files)).toBe('Ich will morgen um 18 Uhr mit zwei Leuten fahren');
  // Without the original words, examples of the slots' types replace them.
  const { [importedPackageInput]: _original, ...values } = document.project.values;
  const own = { ...document, project: { ...document.project, values } };
  expect(readWords(writeAgent(own, countingIds()).files)).toBe('Ich will morgen um 19 Uhr mit 3 Leuten fahren');
});

test.each(['en-US', 'en-us', 'EN'])(
  'phrases are read from files of another tag of the language that the agent has: %s',
  async (language) => {
    const files = new Map([...order, ['agent.json', JSON.stringify({ language, displayName: 'Shop' })]]);
    const { document, findings, report } = read(files);
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(report.find(({ section }) => section === 'settings')?.items).toEqual([]);
    expect((await converse(document, 'a tea please'))[1]).toBe('Green or black tea?');
    const written = writeAgent(document, countingIds()).files;
    expect([...written.keys()].toSorted()).toEqual([...files.keys(), 'package.json'].toSorted());
    expect(JSON.parse(written.get('agent.json') ?? '')).toMatchObject({ language });
  },
);

test.each([
  ['has only files of another region', 'en-gb', []],
  ['has files of both regions', 'en', [['en', 'en-gb']]],
])(
  'a language of an agent that %s is reported as not imported only if it has files of its own',
  (_which, tag, expected) => {
    const tea = { phrases: ['some tea'], says: ['Here it is.'] };
    const files = new Map([
      ...anAgent({ tea }, 'en-gb'),
      ...anAgent({ tea }, tag),
      ['agent.json', JSON.stringify({ language: 'en', supportedLanguages: ['en-gb'], displayName: 'Shop' })],
    ]);
    const left = read(files).findings.filter(({ code }) => code === 'otherLanguagesNotImported');
    expect(left.map(({ names }) => names)).toEqual(expected);
  },
);

test.each([
  ['#order.my_size of the intent that opens the context', '#order.my_size', '{tv.my_size_2}'],
  ['#Order.my_size, as the case of a context makes no difference', '#Order.my_size', '{tv.my_size_2}'],
  ['#order.my-size, which only another intent has', '#order.my-size', '{tv.my_size}'],
  ['#other.my_size, whose context no intent opens', '#other.my_size', '{tv.my_size_2}'],
  ['$my_size, which only another intent has', '$my_size', '{tv.my_size_2}'],
])('a follow-up refers to slots of other intents: %s', (_which, said, token) => {
  const withSlot = (name: string, dataType: string, opens: readonly string[]) => ({
    phrases: [`give me ${name}`],
    more: {
      responses: [
        {
          affectedContexts: opens.map((context) => ({ name: context, lifespan: 2 })),
          parameters: [{ name, dataType }],
          messages: [{ type: '0', speech: ['Is it right?'] }],
        },
      ],
    },
  });
  const { document } = read(
    anAgent({
      count: withSlot('my-size', '@sys.number', []),
      order: withSlot('my_size', '@sys.any', ['order']),
      // Read before the intents whose slots it refers to.
      again: { phrases: ['say it again'], says: [`It is ${said}.`], needs: ['order'] },
    }),
  );
  const answer = document.nodes.find(({ values }) => values['DisplayName'] === 'again')?.values['Response'];
  expect(JSON.stringify(answer)).toContain(`It is ${token}.`);
});

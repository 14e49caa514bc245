import { compile, type Program } from '@confab/dialog-engine';
import type { JsonObject } from '@confab/model';
import { aRow, countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { catalogue, findReadyModule } from '../catalogue.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { shippedData } from '../shipped-data.ts';
import { instantiateTemplate } from '../templates/instantiate-template.ts';
import { play } from '../templates/testing.ts';
import type { Template, TemplateNode } from '../templates/template.ts';
import { readyModuleStart } from './build-ready-module.ts';

const question = 'Which colour do you like?';

/** A project that asks a question of its own, with all ready modules of a language. */
function compileWithModules(language: string): Program {
  const templates = catalogue.readyModules.map(({ id }) => findReadyModule(id, language));
  const modules = templates.filter((one) => one !== undefined);
  const [first] = modules;
  if (!first) throw new Error('There are ready modules.');
  const start = first.workflows.find(({ key }) => key === readyModuleStart);
  if (!start) throw new Error('A ready module has a workflow in place of the first one of the project.');
  const rows = modules.flatMap(({ propertyValues }) => propertyValues['Intents'] as readonly JsonObject[]);
  const { project, workflows, nodes } = instantiateTemplate(
    {
      ...first,
      propertyValues: { ...first.propertyValues, Intents: rows },
      workflows: [
        { ...start, nodes: [...askAtStart(start.nodes)] },
        ...modules.map(({ workflows: [module] }) => module).filter((one) => one !== undefined),
      ],
    } satisfies Template,
    countingIds(),
  );
  const toSource = (item: { readonly id: string; readonly type: string; readonly values: JsonObject }) => ({
    id: item.id,
    type: item.type,
    displayName: String(item.values['DisplayName']),
    values: item.values,
  });
  return compile({
    project: toSource(project),
    workflows: workflows.map(toSource),
    nodes: nodes.map((node) => ({ ...toSource(node), workflowId: node.workflowId })),
  });
}

function askAtStart([start]: readonly TemplateNode[]): readonly TemplateNode[] {
  if (!start) throw new Error('A workflow has a Start node.');
  const next = aRow('next', { Kind: 'Next', DisplayName: '', TargetNodeId: 'ask' });
  const red = aRow('red', { Kind: 'Expected', DisplayName: 'red', ExpectedResponse: 'red', TargetNodeId: 'end' });
  const entry = { EntryId: 'one', Order: 'a0', ScreenLayout: 'TextOnly', SpokenText: question, DisplayText: question };
  const response = { SelectionMethod: 'Escalating', Entries: [{ ...entry, Enabled: true, SuggestionChips: [] }] };
  const place = { x: 0, y: 0 };
  return [
    { ...start, propertyValues: { ...start.propertyValues, Connectors: [next] } },
    {
      ...place,
      key: 'ask',
      type: 'Ask',
      propertyValues: { DisplayName: 'Ask', Response: response, SaveAnswerTo: '', Connectors: [red] },
    },
    { ...place, key: 'end', type: 'EndSession', propertyValues: { DisplayName: 'End' } },
  ];
}

describe.each(catalogue.readyModuleTexts.map((texts) => [texts.language, texts] as const))(
  'all ready modules together, in %s',
  (language, texts) => {
    const program = compileWithModules(language);

    test('the ready modules together have no problems', () => {
      expect(program.problems).toEqual([]);
    });

    const answers = catalogue.readyModules.flatMap(({ id, answers: list }) =>
      list.map(({ key, leadsTo }) => ({ id, key, leadsTo })),
    );
    test.each(answers)(
      '$id matches each of its samples for $key, and $leadsTo follows',
      async ({ id, key, leadsTo }) => {
        const own = texts.modules[id]?.answers[key];
        if (!own) throw new Error('The catalogue is checked.');
        for (const sample of own.samples) {
          const { last, ended, faults } = await play(program, [sample]);
          expect([sample, faults]).toEqual([sample, []]);
          const said = own.spoken ?? '';
          const expected = leadsTo === 'Return' ? `${said} ${question}`.trim() : said;
          expect([sample, last, ended]).toEqual([sample, expected, leadsTo === 'End' || leadsTo === 'HandOver']);
        }
      },
    );

    test('the module start-over asks first: a yes begins again, a no continues with the question', async () => {
      const own = texts.modules['start-over']?.answers['restart'];
      const [sample = ''] = own?.samples ?? [];
      for (const yes of texts.yes) expect((await play(program, [sample, yes])).last).toBe(question);
      for (const no of texts.no) expect((await play(program, [sample, no])).last).toBe(question);
    });
  },
);

test('a project of a language without texts gets those of the first language', () => {
  expect(findReadyModule('repeat', 'fr')?.propertyValues['Language']).toBe('en');
  expect(findReadyModule('repeat', 'de-AT')?.propertyValues['Language']).toBe('de');
  expect(findReadyModule('unknown', 'en')).toBeUndefined();
});

test('a catalogue whose module lacks the texts of a language is not loaded', () => {
  const [english, german] = shippedData.readyModuleTexts as readonly { readonly Modules: object }[];
  const lacking = { ...german, Modules: { ...german?.Modules, repeat: undefined } };
  const data = { ...shippedData, readyModuleTexts: [english, JSON.parse(JSON.stringify(lacking))] };
  expect(() => loadCatalogue(data)).toThrow('ready modules in de: there are no texts of repeat');
});

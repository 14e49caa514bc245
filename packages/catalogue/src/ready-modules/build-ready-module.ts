import { createEntry, createRows, type Row } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { Template, TemplateNode, TemplateWorkflow } from '../templates/template.ts';
import type { ReadyAnswer, ReadyAnswerTexts, ReadyModule, ReadyModuleTexts } from './ready-module.ts';

/** The key of the workflow that represents the start of the project to which the module is added. */
export const readyModuleStart = 'project-start';

const columns = { answer: 340, return: 680 } as const;
const rowHeight = 180;

/**
 * Builds a ready module in a language: a template with the module, the intents that it matches, and a workflow in the
 * place of the project's first one.
 *
 * @throws Error when the language lacks a text of the module; the catalogue is checked when it is loaded
 */
export function buildReadyModule({ id, answers }: ReadyModule, texts: ReadyModuleTexts): Template {
  const own = texts.modules[id];
  if (!own) throw new Error(`The ready module ${id} has no texts in ${texts.language}.`);
  const written = answers.map((answer) => ({ answer, texts: findTexts(own.answers, id, answer, texts) }));
  return {
    id,
    environments: ['development', 'production'],
    title: own.title,
    description: own.description,
    icon: 'package',
    projectType: 'Pro',
    propertyValues: {
      DisplayName: own.title,
      Language: texts.language,
      Intents: createRows(
        written.map(({ answer, texts: { intent, samples, keywords } }) => ({
          id: toIntentKey(id, answer),
          values: { Name: intent, Samples: samples.join('\n'), Keywords: keywords.join('|') },
        })),
      ),
    },
    workflows: [
      {
        key: id,
        type: 'BackgroundModule',
        propertyValues: { DisplayName: own.title, Description: own.description, Notes: own.notes ?? '' },
        nodes: [
          buildStart(id, written, texts),
          ...written.flatMap(({ answer, texts: answerTexts }, place) =>
            buildAnswer(id, answer, answerTexts, { texts, y: place * rowHeight }),
          ),
          node(`${id}-return`, 'ModuleReturn', columns.return, 0, { DisplayName: texts.return }),
        ],
      },
      buildProjectStart(texts),
    ],
    media: [],
  };
}

function findTexts(
  answers: ReadyModuleTexts['modules'][string]['answers'],
  id: string,
  { key }: ReadyAnswer,
  { language }: ReadyModuleTexts,
) {
  const found = answers[key];
  if (!found) throw new Error(`The ready module ${id} has no texts of ${key} in ${language}.`);
  return found;
}

function buildStart(
  id: string,
  written: readonly { readonly answer: ReadyAnswer; readonly texts: ReadyAnswerTexts }[],
  { start }: ReadyModuleTexts,
): TemplateNode {
  const connectors = written.map(({ answer, texts }) => ({
    id: `${id}-start-${answer.key}`,
    values: {
      Kind: 'Intent',
      DisplayName: '',
      IntentId: toIntentKey(id, answer),
      TargetNodeId: texts.spoken === undefined ? `${id}-return` : toNodeKey(id, answer),
    },
  }));
  return node(`${id}-start`, 'StartModule', 0, 0, {
    DisplayName: start,
    Connectors: createRows([...connectors, next(`${id}-return`)]),
  });
}

/** The nodes of an answer; none when the question is only asked again. */
function buildAnswer(
  id: string,
  answer: ReadyAnswer,
  { node: name = '', spoken, destination = '' }: ReadyAnswerTexts,
  { texts, y }: { readonly texts: ReadyModuleTexts; readonly y: number },
): readonly TemplateNode[] {
  if (spoken === undefined) return [];
  const key = toNodeKey(id, answer);
  const values = { DisplayName: name, Response: createResponse(key, spoken) };
  const place = (type: string, more: JsonObject) => node(key, type, columns.answer, y, { ...values, ...more });
  switch (answer.leadsTo) {
    case 'Return':
      return [place('Say', { Connectors: createRows([next(`${id}-return`)]) })];
    case 'End':
      return [place('EndSession', {})];
    case 'HandOver':
      return [place('Handover', { Destination: destination })];
    case 'StartOver':
      return [
        place('Ask', {
          SaveAnswerTo: '',
          Connectors: createRows([
            expected(`${key}-yes`, texts.yes, `${key}-jump`),
            expected(`${key}-no`, texts.no, `${id}-return`),
            { id: 'nomatch', values: { Kind: 'NoMatch', DisplayName: '', TargetNodeId: `${id}-return` } },
            { id: 'noinput', values: { Kind: 'NoInput', DisplayName: '', TargetNodeId: `${id}-return` } },
          ]),
        }),
        node(`${key}-jump`, 'Jump', columns.return, y + rowHeight, {
          DisplayName: texts.beginning,
          TargetWorkflowId: readyModuleStart,
          TargetNodeId: '',
        }),
      ];
  }
}

function buildProjectStart({ start }: ReadyModuleTexts): TemplateWorkflow {
  return {
    key: readyModuleStart,
    type: 'Standard',
    propertyValues: { DisplayName: start, Description: '', Notes: '', IsStart: true },
    nodes: [
      node(`${readyModuleStart}-node`, 'Start', 0, 0, { DisplayName: start, Connectors: createRows([next('')]) }),
    ],
  };
}

const toIntentKey = (id: string, { key }: ReadyAnswer) => `${id}-intent-${key}`;
const toNodeKey = (id: string, { key }: ReadyAnswer) => `${id}-${key}`;

function node(key: string, type: string, x: number, y: number, values: JsonObject): TemplateNode {
  return { key, type, x, y, propertyValues: { Notes: '', ...values } };
}

function next(target: string): Row {
  return { id: 'next', values: { Kind: 'Next', DisplayName: '', TargetNodeId: target } };
}

function expected(rowId: string, answers: readonly string[], target: string): Row {
  const values = { Kind: 'Expected', DisplayName: answers[0] ?? '', ExpectedResponse: answers.join('\n') };
  return { id: rowId, values: { ...values, TargetNodeId: target } };
}

function createResponse(key: string, spoken: string): JsonObject {
  const values = { ScreenLayout: 'TextOnly', SpokenText: spoken, DisplayText: spoken };
  const entry = createEntry({ id: `${key}-1`, values: { ...values, Enabled: true, SuggestionChips: [] } });
  return { SelectionMethod: 'Escalating', Entries: [entry] };
}

import type { JsonObject } from '@confab/model';
import type { AssistantIntent } from '../assistant.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import type { Findings } from '../finding.ts';
import { at, listAt, objectsAt, textAt, textsAt, toWord } from '../read-json.ts';
import { getEntryName, type IntentFile } from './agent-files.ts';
import type { AgentSlots } from './read-agent-slots.ts';
import { listInLanguage, readAnswer } from './read-answer.ts';
import { createSlotSearch, type FindSlot, type IntentParameters } from './slot-references.ts';

/** An intent of an agent, before it is linked to the others. */
export interface AgentIntent extends AssistantIntent {
  readonly entry: string;
  readonly isFallback: boolean;
  readonly isWelcome: boolean;
  readonly id: string;
  readonly parentId: string;
  /** The contexts that the intent requires, and those that it opens. */
  readonly needs: readonly string[];
  readonly opens: readonly string[];
  /** How many turns each opened context lasts. */
  readonly lifespans: ReadonlyMap<string, number>;
  /** The contexts that the intent closes. */
  readonly closes: readonly string[];
  readonly closesAll: boolean;
}

interface Reading {
  readonly slots: AgentSlots;
  readonly language: string;
  readonly findings: Findings;
}

/** An intent with its slots, before its texts are read: they can refer to slots of other intents. */
interface IntentWithSlots extends IntentParameters {
  readonly file: IntentFile;
  readonly samples: readonly string[];
  /** How many turns each context lasts that the intent sets; 0 closes it. */
  readonly lifespans: ReadonlyMap<string, number>;
}

/** Reads the intents of an agent. */
export function readAgentIntents(files: readonly IntentFile[], reading: Reading): AgentIntent[] {
  const intents = files.map((file) => readSlots(file, reading.slots));
  const createFindSlot = createSlotSearch(intents);
  return intents.map((intent) => readAgentIntent(intent, reading, createFindSlot(intent)));
}

function readSlots(file: IntentFile, agentSlots: AgentSlots): IntentWithSlots {
  const { entry, intent, phrases } = file;
  const [response] = objectsAt(intent, 'responses');
  const slots = new Map(
    objectsAt(response, 'parameters')
      .filter((parameter) => textAt(parameter, 'name') !== '')
      .map((parameter) => [textAt(parameter, 'name'), agentSlots.addParameter(parameter, entry)]),
  );
  const lifespans = readLifespans(response);
  const opens = [...lifespans.keys()].filter((context) => (lifespans.get(context) ?? 0) > 0);
  const samples = phrases.map((phrase) => readSample(phrase, slots, agentSlots, entry));
  return { file, slots, samples: samples.filter((sample) => sample !== ''), opens, lifespans };
}

/** Reads the lifespans of contexts. One without a number neither opens nor closes its context. */
function readLifespans(response: JsonObject | undefined): ReadonlyMap<string, number> {
  const lifespans = objectsAt(response, 'affectedContexts').map((context) => {
    const turns = Math.trunc(Number.parseFloat(toWord(at(context, 'lifespan'))));
    return [textAt(context, 'name').toLowerCase(), turns] as const;
  });
  return new Map(lifespans.filter(([, turns]) => !Number.isNaN(turns)));
}

function readAgentIntent(
  { file: { entry, intent }, slots: names, samples, opens, lifespans }: IntentWithSlots,
  { slots, language, findings }: Reading,
  findSlot: FindSlot,
): AgentIntent {
  const [response] = objectsAt(intent, 'responses');
  const name = getEntryName(entry, intent);
  const parameters = objectsAt(response, 'parameters');
  for (const parameter of parameters) reportOmissions(parameter, entry, { language, findings });
  const answer = readAnswer(response, { entry, language, findings, findSlot });
  const isFallback = at(intent, 'fallbackIntent') === true;
  const needsPlaceholder = !isFallback && answer.texts.length === 0;
  if (at(intent, 'webhookUsed') === true)
    findings.warn(entry, needsPlaceholder ? 'webhookAnswerPlaceholder' : 'webhookAnswerNotCalled', name);
  else if (needsPlaceholder) findings.warn(entry, 'answerPlaceholder', name);
  const events = objectsAt(intent, 'events').map((event) => textAt(event, 'name'));
  for (const event of events) if (event !== 'WELCOME') findings.note(entry, 'eventUnsupported', event, name);
  return {
    entry,
    name,
    samples,
    answer: needsPlaceholder
      ? { ...answer, texts: [getDefaultPhrases(language).placeholder(name)], isPlaceholder: true }
      : answer,
    fills: slots.readFills(parameters, names, findSlot),
    confirm: [],
    follows: [],
    fallback: [],
    outcome: at(intent, 'endInteraction') === true ? 'end' : 'listen',
    isFallback,
    isWelcome: events.includes('WELCOME'),
    id: textAt(intent, 'id'),
    parentId: textAt(intent, 'parentId'),
    needs: textsAt(intent, 'contexts').map((context) => context.toLowerCase()),
    opens,
    lifespans,
    closes: [...lifespans.keys()].filter((context) => lifespans.get(context) === 0),
    closesAll: at(response, 'resetContexts') === true,
  };
}

/** Reads a phrase as text. Named parts become slots; older templates contain the slot syntax themselves. */
function readSample(phrase: JsonObject, names: ReadonlyMap<string, string>, slots: AgentSlots, entry: string): string {
  const markOf = (alias: string, meta: string) => {
    const slot =
      names.get(alias) ?? (meta === '' ? undefined : slots.addParameter({ name: alias, dataType: meta }, entry));
    return slot === undefined ? undefined : `{${slot}}`;
  };
  const text = objectsAt(phrase, 'data')
    .map((part) => {
      const alias = textAt(part, 'alias');
      const meta = textAt(part, 'meta');
      const words = textAt(part, 'text').replaceAll(/[{}]/g, '');
      return alias === '' || meta === '@sys.ignore' ? words : (markOf(alias, meta) ?? words);
    })
    .join('');
  const marked =
    at(phrase, 'isTemplate') === true
      ? text.replaceAll(/@([\w.-]+):([\w-]+)/g, (all, meta: string, alias: string) => markOf(alias, `@${meta}`) ?? all)
      : text;
  return marked.replaceAll(/\s+/g, ' ').trim();
}

function reportOmissions(parameter: JsonObject, entry: string, { language, findings }: Omit<Reading, 'slots'>) {
  const name = textAt(parameter, 'name');
  if (textAt(parameter, 'defaultValue') !== '' || listAt(parameter, 'defaultValue').length > 0)
    findings.warn(entry, 'defaultValueNotImported', name);
  const reprompts = ['noMatchPromptMessages', 'noInputPromptMessages'].flatMap((list) => objectsAt(parameter, list));
  if (listInLanguage(reprompts, language, () => true).length > 0) findings.warn(entry, 'repromptsNotImported', name);
  const value = textAt(parameter, 'value');
  if (value !== '' && !value.startsWith('$')) findings.note(entry, 'parameterFromElsewhere', name);
}

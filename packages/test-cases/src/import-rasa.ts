import { isJsonArray, isJsonObject, readString, type JsonObject, type JsonValue } from '@confab/model';
import {
  ImportFault,
  createPlainStep,
  keepWithinLimits,
  summarise,
  type ImportedCase,
  type ImportedCases,
  type ImportedStep,
} from './imported-cases.ts';

/** The parts of stories that a test case cannot contain. */
interface Omissions {
  readonly actions: Set<string>;
  /** Sentences about steps that are left out. */
  readonly steps: string[];
}

/**
 * Reads parsed Rasa test stories. Each user utterance becomes a step. A `bot` line is an expected response. What a test case
 * cannot contain, and what cannot be read, is left out with a note.
 */
export function importRasa(document: JsonValue): ImportedCases {
  const stories = isJsonObject(document) ? document['stories'] : undefined;
  if (!isJsonArray(stories)) throw new ImportFault('The file', 'it contains no list of "stories".');
  const omissions: Omissions = { actions: new Set(), steps: [] };
  const read = stories.map((story, at) => readStory(story, at, omissions));
  const empty = read.filter(({ steps }) => steps.length === 0);
  const notes = [
    ...summarise(omissions.steps),
    ...summarise(empty.map(({ name }) => `"${name}": no step has an utterance, so the story is left out.`)),
    ...(omissions.actions.size === 0
      ? []
      : [`Actions have no texts here, so they are not checked: ${joinFirst([...omissions.actions])}`]),
  ];
  return keepWithinLimits({ cases: read.filter(({ steps }) => steps.length > 0), notes }, 'The file');
}

function joinFirst(names: readonly string[]) {
  return `${names.slice(0, 10).join(', ')}${names.length > 10 ? '…' : ''}`;
}

function readStory(story: JsonValue, at: number, omissions: Omissions): ImportedCase {
  const place = `Story ${at + 1}`;
  if (!isJsonObject(story)) {
    omissions.steps.push(`${place}: it is not an object.`);
    return { name: place, steps: [] };
  }
  const given = readLine(story['story']) || readLine(story['rule']);
  if (given === '') omissions.steps.push(`${place}: it has no name ("story"), so its place is its name.`);
  const name = given || place;
  if (isJsonArray(story['steps'])) return { name, steps: readSteps(story['steps'], name, omissions) };
  omissions.steps.push(`"${name}": it has no list of "steps".`);
  return { name, steps: [] };
}

function readSteps(authored: readonly JsonValue[], name: string, omissions: Omissions): ImportedStep[] {
  const steps: ImportedStep[] = [];
  let isAnswerOfOmitted = false;
  for (const [place, step] of authored.entries()) {
    const where = `"${name}", step ${place + 1}`;
    if (!isJsonObject(step)) {
      omissions.steps.push(`${where}: it is not an object and is left out.`);
      continue;
    }
    if (['user', 'intent', 'or'].some((key) => key in step)) isAnswerOfOmitted = readLine(step['user']) === '';
    // The answer to an omitted step cannot be expected of the step before it.
    if (isAnswerOfOmitted && 'bot' in step) omissions.steps.push(`${where}: it answers a step that is left out.`);
    else readStep(steps, step, where, omissions);
  }
  return steps;
}

function readStep(steps: ImportedStep[], step: JsonObject, where: string, omissions: Omissions) {
  const utterance = readLine(step['user']);
  const response = readLine(step['bot']);
  if (utterance !== '') steps.push(createPlainStep(removeEntityMarks(utterance)));
  else if (response !== '') addExpectation(steps, response);
  else if (typeof step['action'] === 'string') omissions.actions.add(step['action']);
  else omissions.steps.push(`${where}: ${describeOmission(step)}`);
}

/** Why a step without an utterance, a response and an action is left out. */
function describeOmission(step: JsonObject): string {
  if (typeof step['intent'] === 'string')
    return `it names the intent "${step['intent']}" without an utterance ("user") and is left out.`;
  if ('or' in step) return 'alternatives ("or") are left out.';
  const empty = ['user', 'bot'].find((key) => key in step);
  if (empty) return `"${empty}" has no text and is left out.`;
  const state = ['slot_was_set', 'active_loop', 'checkpoint'].find((key) => key in step);
  if (state) return `"${state}" cannot be checked and is left out.`;
  return 'it is not "user", "bot" or "action" and is left out.';
}

/** Reads a text; YAML reads an unquoted number as a number. */
function readLine(value: JsonValue | undefined): string {
  return typeof value === 'number' ? String(value) : readString(value).trim();
}

function addExpectation(steps: ImportedStep[], text: string) {
  const last = steps.pop() ?? createPlainStep('');
  const expectedResponse = last.expectedResponse === '' ? text : `${last.expectedResponse}\n${text}`;
  steps.push({ ...last, expectedResponse, match: 'Exact' });
}

/** Removes entity marks: `[Berlin](city)` and `[Berlin]{"entity": "city"}`. */
function removeEntityMarks(text: string) {
  return text.replaceAll(/\[([^\][]{1,500})\](?:\([^()]{0,500}\)|\{[^{}]{0,500}\})/g, '$1');
}

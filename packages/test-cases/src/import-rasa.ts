import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import {
  checkLimits,
  ImportFault,
  createPlainStep,
  summarise,
  type ImportedCase,
  type ImportedCases,
  type ImportedStep,
} from './imported-cases.ts';
import { readText } from './read-values.ts';

/** What the stories contain that a test case cannot. */
interface Omissions {
  readonly actions: Set<string>;
  /** Sentences about steps that are left out. */
  readonly steps: string[];
}

/**
 * Reads parsed Rasa test stories. Each user utterance becomes a step. A `bot` line is an expected
 * response; actions cannot be checked and are reported in a note, like steps without an utterance.
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
  return checkLimits({ cases: read.filter(({ steps }) => steps.length > 0), notes }, 'The file');
}

function joinFirst(names: readonly string[]) {
  return `${names.slice(0, 10).join(', ')}${names.length > 10 ? '…' : ''}`;
}

function readStory(story: JsonValue, at: number, omissions: Omissions): ImportedCase {
  const name = isJsonObject(story) ? readText(story['story']) || readText(story['rule']) : '';
  if (!isJsonObject(story) || name === '') throw new ImportFault(`Story ${at + 1}`, 'it has no name ("story").');
  if (!isJsonArray(story['steps'])) throw new ImportFault(`"${name}"`, 'it has no list of "steps".');
  const steps: ImportedStep[] = [];
  let isAnswerOfOmitted = false;
  for (const [place, step] of story['steps'].entries()) {
    const where = `"${name}", step ${place + 1}`;
    if (!isJsonObject(step)) throw new ImportFault(where, 'it is not an object.');
    if ('user' in step) isAnswerOfOmitted = false;
    else if ('intent' in step || 'or' in step) isAnswerOfOmitted = true;
    // What the bot answers to an omitted step cannot be expected of the step before it.
    if (isAnswerOfOmitted && 'bot' in step) omissions.steps.push(`${where}: it answers a step that is left out.`);
    else readStep(steps, step, where, omissions);
  }
  return { name, steps };
}

function readStep(steps: ImportedStep[], step: JsonObject, where: string, { actions, steps: omitted }: Omissions) {
  const said = step['user'];
  if (typeof said === 'string') steps.push(createPlainStep(removeEntityMarks(said.trim())));
  else if (typeof step['bot'] === 'string') addExpectation(steps, step['bot'].trim());
  else if (typeof step['action'] === 'string') actions.add(step['action']);
  else if (typeof step['intent'] === 'string')
    omitted.push(`${where}: it names the intent "${step['intent']}" without an utterance ("user") and is left out.`);
  else if ('or' in step) omitted.push(`${where}: alternatives ("or") are left out.`);
  else if (!['slot_was_set', 'active_loop', 'checkpoint'].some((key) => key in step))
    throw new ImportFault(where, 'it is not "user", "bot" or "action".');
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

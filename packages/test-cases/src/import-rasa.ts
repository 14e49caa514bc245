import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import {
  checkLimits,
  ImportFault,
  createPlainStep,
  type ImportedCase,
  type ImportedCases,
  type ImportedStep,
} from './imported-cases.ts';
import { readText } from './read-values.ts';

/**
 * Reads parsed Rasa test stories. Each user utterance becomes a step. A `bot` line is an expected
 * response; actions cannot be checked and are reported in a note.
 */
export function importRasa(document: JsonValue): ImportedCases {
  const stories = isJsonObject(document) ? document['stories'] : undefined;
  if (!isJsonArray(stories)) throw new ImportFault('The file', 'it contains no list of "stories".');
  const actions = new Set<string>();
  const cases = stories.map((story, at) => readStory(story, at, actions));
  const notes =
    actions.size === 0
      ? []
      : [
          `Actions have no texts here, so they are not checked: ${[...actions].slice(0, 10).join(', ')}${actions.size > 10 ? '…' : ''}`,
        ];
  return checkLimits({ cases, notes }, 'The file');
}

function readStory(story: JsonValue, at: number, actions: Set<string>): ImportedCase {
  const name = isJsonObject(story) ? readText(story['story']) || readText(story['rule']) : '';
  if (!isJsonObject(story) || name === '') throw new ImportFault(`Story ${at + 1}`, 'it has no name ("story").');
  if (!isJsonArray(story['steps'])) throw new ImportFault(`"${name}"`, 'it has no list of "steps".');
  const steps: ImportedStep[] = [];
  for (const [place, step] of story['steps'].entries()) {
    if (!isJsonObject(step)) throw new ImportFault(`"${name}", step ${place + 1}`, 'it is not an object.');
    readStep(steps, step, `"${name}", step ${place + 1}`, actions);
  }
  return { name, steps };
}

function readStep(steps: ImportedStep[], step: JsonObject, where: string, actions: Set<string>) {
  const said = step['user'];
  if (typeof said === 'string') steps.push(createPlainStep(removeEntityMarks(said.trim())));
  else if (typeof step['bot'] === 'string') addExpectation(steps, step['bot'].trim());
  else if (typeof step['action'] === 'string') actions.add(step['action']);
  else if (typeof step['intent'] === 'string')
    throw new ImportFault(where, 'it names an intent without the words that were said ("user").');
  else if (!('slot_was_set' in step || 'active_loop' in step || 'checkpoint' in step))
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

import { isJsonArray, isJsonObject, parseBoundedJson, type JsonObject } from '@confab/model';
import type { Files } from '../document.ts';
import { at, objectsAt, textAt } from '../read-json.ts';

/** Whether the files are one interaction model alone. */
export function isSingleModel(files: Files): boolean {
  const [only] = files.values();
  if (files.size !== 1 || only === undefined) return false;
  // A model with a fault is still a model, so that its fault is reported.
  return /^\s*\{\s*"interactionModel"\s*:/.test(only) || hasModel(only);
}

/** Whether the text is a model, with its keys in any order, or a model from before 2018. */
function hasModel(text: string): boolean {
  if (!/"(?:interactionModel|languageModel|intents)"\s*:/.test(text)) return false;
  const { value } = parseBoundedJson(text);
  if (!isJsonObject(value) || 'nodeList' in value) return false;
  if (isJsonObject(at(value, 'interactionModel'))) return true;
  const language = at(value, 'languageModel');
  return language === undefined ? hasModelIntents(value) : isJsonArray(at(language, 'intents'));
}

/** Whether an object has intents as models have them; files of other tools have lists of that name too. */
function hasModelIntents(value: JsonObject): boolean {
  return objectsAt(value, 'intents').some(
    (intent) =>
      textAt(intent, 'name') !== '' && (isJsonArray(at(intent, 'samples')) || isJsonArray(at(intent, 'slots'))),
  );
}

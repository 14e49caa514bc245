import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Files } from '../../document.ts';
import { createFindings, type Findings } from '../../finding.ts';
import { at, objectsAt, readJsonObject, textAt } from '../../read-json.ts';
import { toSortedJson } from '../../sorted-json.ts';
import { yesNoIntents } from '../built-ins.ts';
import { listModels } from '../model-files.ts';

/**
 * Adds the intents for yes and no to the models that lack them. The assistant asks its confirmations itself, including those
 * that Alexa asked in an imported skill. Without these intents, Alexa does not pass on the answers.
 */
export function addYesNoIntents(files: Files, findings: Findings): Files {
  const all = new Map(files);
  const added = new Set<string>();
  for (const { entry } of listModels(files)) {
    const model = readJsonObject(files.get(entry) ?? '', entry, createFindings());
    const interaction = at(model, 'interactionModel');
    const language = at(interaction, 'languageModel');
    if (!model || !isJsonObject(interaction) || !isJsonObject(language)) continue;
    const intents = objectsAt(language, 'intents');
    const known = new Set(intents.map((intent) => textAt(intent, 'name')));
    const missing = yesNoIntents.filter((name) => !known.has(name));
    for (const name of missing) added.add(name);
    if (missing.length === 0) continue;
    const more = missing.map((name): JsonObject => ({ name, samples: [] }));
    const languageModel: JsonValue = { ...language, intents: [...intents, ...more] };
    all.set(entry, toSortedJson({ ...model, interactionModel: { ...interaction, languageModel } }));
  }
  for (const name of added) findings.note(`intent ${name}`, 'yesNoIntentAdded', name);
  return all;
}

import { isJsonObject, parseBoundedJson, type JsonObject } from '@confab/model';
import type { Files } from '../document.ts';
import { toSortedJson } from '../sorted-json.ts';
import { listModels } from './model-files.ts';

/** Converts a model from before 2018, which has no envelope, to today's form; a model in today's form stays the same object. */
export function toCurrentModel(model: JsonObject): JsonObject {
  if ('interactionModel' in model || !('languageModel' in model || 'intents' in model)) return model;
  const { languageModel, dialog, prompts, ...rest } = model;
  return {
    ...(languageModel !== undefined && rest),
    interactionModel: {
      languageModel: languageModel ?? rest,
      ...(dialog !== undefined && { dialog }),
      ...(prompts !== undefined && { prompts }),
    },
  };
}

const partsMax = 2_000_000;

/** Converts the models of a package to the current format, the only one that the platform still accepts. */
export function convertModels(files: Files): Files {
  const converted = listModels(files).flatMap(({ entry }): (readonly [string, string])[] => {
    const { value } = parseBoundedJson((files.get(entry) ?? '').replace(/^\uFEFF/, ''), partsMax);
    if (!isJsonObject(value)) return [];
    const model = toCurrentModel(value);
    return model === value ? [] : [[entry, toSortedJson(model)]];
  });
  return new Map([...files, ...converted]);
}

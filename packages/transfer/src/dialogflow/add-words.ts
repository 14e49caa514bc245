import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { objectsAt } from '../read-json.ts';

/**
 * Adds to an intent its messages and prompts in another language: `other` is the same intent written in it. The webhook is
 * asked if one of the languages leaves the answer to it.
 */
export function addWords(intent: JsonObject, other: JsonObject): JsonObject {
  const translated = objectsAt(other, 'responses');
  const responses = objectsAt(intent, 'responses').map((response, at) => {
    const words = translated[at];
    const prompts = objectsAt(words, 'parameters');
    return {
      ...response,
      messages: join(response, words, 'messages'),
      parameters: objectsAt(response, 'parameters').map((parameter, index) => ({
        ...parameter,
        prompts: join(parameter, prompts[index], 'prompts'),
      })),
    };
  });
  return { ...intent, responses, webhookUsed: intent['webhookUsed'] === true || other['webhookUsed'] === true };
}

function join(one: JsonObject, other: JsonValue | undefined, name: string): JsonObject[] {
  return [...objectsAt(one, name), ...(isJsonObject(other) ? objectsAt(other, name) : [])];
}

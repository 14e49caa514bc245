import { isJsonArray, isJsonObject, parseBoundedJson, type JsonObject } from '@confab/model';
import type { AssistantIntent } from '../assistant.ts';
import type { Files } from '../document.ts';
import { findMediaAddress, type PackageMedia } from '../media/package-media.ts';
import { at, objectsAt, textAt } from '../read-json.ts';
import { formatJson } from '../sorted-json.ts';

const partsMax = 2_000_000;
/** The type of messages that show a picture. */
const pictureMessage = '3';

/**
 * Adds the picture of each answer to its intent, as an address that the platform can fetch. An answer whose package had
 * pictures of its own keeps those.
 */
export function addPictures(files: Files, intents: readonly AssistantIntent[], media: PackageMedia): Files {
  const addresses = new Map(
    intents.flatMap(({ name, answer }) => {
      const address = answer.image === undefined ? undefined : findMediaAddress(media, 'picture', answer.image);
      return address === undefined ? [] : [[name, address] as const];
    }),
  );
  if (addresses.size === 0) return files;
  const pictured = new Map(files);
  for (const [path, text] of files) {
    if (!path.startsWith('intents/')) continue;
    const intent = parseBoundedJson(text, partsMax).value;
    const address = addresses.get(textAt(intent, 'name'));
    const [response, ...others] = objectsAt(intent, 'responses');
    if (address === undefined || !isJsonObject(intent) || !response) continue;
    const added = addPicture(response, address);
    if (added) pictured.set(path, formatJson({ ...intent, responses: [added, ...others] }));
  }
  return pictured;
}

function addPicture(response: JsonObject, imageUrl: string): JsonObject | undefined {
  const messages = isJsonArray(response['messages']) ? response['messages'] : [];
  if (messages.some((message) => at(message, 'imageUrl') !== undefined)) return undefined;
  const lang = textAt(messages[0], 'lang');
  return { ...response, messages: [...messages, { type: pictureMessage, lang, condition: '', imageUrl }] };
}

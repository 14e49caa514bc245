import { createEntries } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { Answer } from '../assistant.ts';

/** Creates the value of a response; one of several texts is chosen at random. */
export function toResponse({ texts, chips, image, isPlaceholder = false }: Answer, newId: () => string): JsonObject {
  const said = texts.map((text) => text.trim()).filter((text) => text !== '');
  return {
    SelectionMethod: said.length > 1 ? 'Random' : 'Escalating',
    Entries: createEntries(
      said.map((text) => ({
        id: newId(),
        values: {
          ScreenLayout: image === undefined ? 'TextOnly' : 'ImageLeftNoHeading',
          SpokenText: text,
          DisplayText: text,
          ...(image !== undefined && { ImageAssetId: image }),
          Enabled: true,
          SuggestionChips: [...chips],
          ...(isPlaceholder && { RequiresAttention: true, PlaceholderText: text }),
        },
      })),
    ),
  };
}

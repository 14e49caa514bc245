import type { IntentDefinition } from '../train-intents.ts';

/** An intent with these samples and no keywords, named like its id. */
export const anIntent = (id: string, ...samples: string[]): IntentDefinition => ({
  id,
  name: id,
  samples,
  keywords: [],
});

import type { TurnOutput } from '@confab/model';

type Response = Extract<TurnOutput, { readonly type: 'response' }>;

/** What an assistant says in a turn: the text Hello, without media and chips. */
export const aResponse = (fields: Partial<Response> = {}): Response => ({
  type: 'response',
  itemId: 'n',
  entryId: 'e',
  spokenText: 'Hello',
  displayText: 'Hello',
  headingText: '',
  screenLayout: 'TextOnly',
  imageAssetId: null,
  audioAssetId: null,
  videoUrl: null,
  suggestionChips: [],
  ...fields,
});

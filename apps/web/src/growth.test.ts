import { hostileTexts, ignoreRefusals, listSteepGrowth } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { splitLinks } from './chat/messages/split-links.ts';
import { readPageSettings } from './chat/page-settings.ts';
import { splitCommentText } from './features/comments/comment-text.tsx';

/** Every function of the client that takes a text of somebody else apart. */
const functions: readonly (readonly [string, (text: string) => unknown])[] = [
  ['splitLinks', splitLinks],
  ['splitCommentText', (text) => splitCommentText(text, ['@Ada'])],
  ['readPageSettings', (text) => readPageSettings({ pathname: text, search: text })],
];

test.each(functions)('%s takes time linear in the text for every hostile text (API-5)', (_name, run) => {
  expect(listSteepGrowth(ignoreRefusals(run), hostileTexts)).toEqual([]);
});

import { createTextCase, type GrowthCase } from '@confab/test-kit';
import { splitLinks } from '../chat/messages/split-links.ts';
import { readPageSettings } from '../chat/page-settings.ts';
import { splitCommentText } from '../features/comments/split-comment-text.ts';

/** Every function of the client that parses a text from outside. */
const functions: readonly (readonly [string, (text: string) => unknown])[] = [
  ['splitLinks', splitLinks],
  ['splitCommentText', (text) => splitCommentText(text, ['Ada'])],
  ['readPageSettings', (text) => readPageSettings({ pathname: text, search: text })],
];

/** The functions that must take time linear in their input (API-5). */
export const growthCases: readonly GrowthCase[] = functions.map(([name, run]) => createTextCase(name, run));

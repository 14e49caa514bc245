import { stripMarkdown } from '@confab/model';
import { createTextCase, type GrowthCase } from '@confab/test-kit';
import { compileExpression } from '../expression/compile-expression.ts';
import { parseCondition } from '../expression/condition-rows.ts';
import { containsText } from '../expression/contains-text.ts';
import { listCompletions } from '../expression/list-completions.ts';
import { isNumeric } from '../expression/values.ts';
import { emailPattern } from '../nodes/types/email-sms.ts';
import { canBeJson } from '../nodes/types/request-problems.ts';
import { getSpokenWords, hashWords } from '../recordings/spoken-words.ts';
import { findSpeechExcess } from '../speech/speech-limits.ts';
import { stripSpeechMarkdown } from '../speech/strip-speech-markdown.ts';
import { findSpeechFault, toSsml } from '../speech/to-ssml.ts';
import { escapeText } from '../text/escape-text.ts';
import { stripHtml } from '../text/strip-html.ts';
import { compileJson, compileText, compileUrl } from '../text/text-template.ts';

const read = () => () => null;

/** Every function that reads a text of an author or a visitor. */
const functions: readonly (readonly [string, (text: string) => unknown])[] = [
  ['stripHtml', stripHtml],
  ['stripSpeechMarkdown', stripSpeechMarkdown],
  ['stripMarkdown', stripMarkdown],
  ['getSpokenWords', (text) => getSpokenWords({ DisplayText: text })],
  ['hashWords', hashWords],
  ['toSsml for Alexa', (text) => toSsml(text, 'alexa')],
  ['toSsml for Google', (text) => toSsml(text, 'google')],
  ['findSpeechFault', findSpeechFault],
  ['findSpeechExcess', findSpeechExcess],
  ['compileText', (text) => compileText(text, 'text', read)],
  ['compileJson', (text) => compileJson(text, read)],
  ['compileUrl', (text) => compileUrl(text, read)],
  ['canBeJson', canBeJson],
  ['compileExpression', (text) => compileExpression(text, () => undefined)],
  ['parseCondition', parseCondition],
  ['listCompletions', (text) => listCompletions(text, text.length, ['a'])],
  ['isNumeric', isNumeric],
  ['containsText', (text) => containsText(text, `${text.slice(0, text.length / 2)}b`)],
  ['emailPattern', (text) => emailPattern.test(text)],
  ...(['text', 'speech', 'xml', 'url', 'json', 'line'] as const).map(
    (destination) => [`escapeText for ${destination}`, (text: string) => escapeText(destination, text)] as const,
  ),
];

/** The functions that must take time linear in their input (API-5). */
export const growthCases: readonly GrowthCase[] = functions.map(([name, run]) => createTextCase(name, run));

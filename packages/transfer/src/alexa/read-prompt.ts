import type { JsonObject } from '@confab/model';
import { toVariableName } from '../assistant.ts';
import { textAt } from '../read-json.ts';

/** Reads a variation of a prompt: SSML as Speech Markdown as far as possible, slots as tokens. */
export function readPrompt(variation: JsonObject): { readonly text: string; readonly isPlainer: boolean } {
  const value = textAt(variation, 'value');
  const isMarkup = textAt(variation, 'type') === 'SSML' || /^\s*<speak>/.test(value);
  const spoken = isMarkup ? removeMarkup(value) : { text: value, isPlainer: false };
  const text = spoken.text.replaceAll(/\{([^{}]+)\}/g, (_mark, slot: string) => `{tv.${toVariableName(slot)}}`);
  return { text: text.replaceAll(/\s+/g, ' ').trim(), isPlainer: spoken.isPlainer };
}

function removeMarkup(ssml: string) {
  const paused = ssml.replaceAll(/<break\s+time="(\d+(?:\.\d+)?m?s)"\s*\/>/g, ' [$1] ');
  const bare = paused.replaceAll(/<\/?(?:speak|p|s)\s*>/g, ' ');
  const text = bare.replaceAll(/<[^<>]*>/g, '');
  return { text: unescapeXml(text), isPlainer: text !== bare };
}

function unescapeXml(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

import { escapeHtml } from '@confab/model';

/** The format that a text is inserted into; decides how token values are escaped. */
export type Destination = 'text' | 'speech' | 'xml' | 'url' | 'json' | 'line' | 'header' | 'bodyText' | 'bodyXml';

const speechMarks = /[\\()[\]+~#<>&]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])|!$/gu;
const halfCharacters = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Characters that XML forbids, and other control characters. */
const forbiddenInXml = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;
const anySpeechMark = /[\\()[\]+~#<>&!-]/;

/**
 * Escapes the value of a token for its destination.
 *
 * In Speech Markdown a backslash escapes the mark after it. Displayed text is escaped by the client.
 * Neither speech nor XML has control characters, other than blanks, or halves of surrogate pairs: both are removed.
 * `xml` is SSML and HTML, `json` the inside of a JSON text, `line` a single line, such as a subject. `header`, `bodyText`
 * and `bodyXml` are parts of a request, which programs read.
 */
export function escapeText(destination: Destination, value: string): string {
  switch (destination) {
    case 'text':
    case 'bodyText':
      return value;
    case 'speech':
      return escapeSpeech(removeForbidden(value));
    case 'xml':
    case 'bodyXml':
      return escapeHtml(removeForbidden(value));
    case 'url':
      return encodeURIComponent(value.replace(halfCharacters, '\uFFFD'));
    case 'json':
      return JSON.stringify(value).slice(1, -1);
    case 'line':
    case 'header':
      return value.replace(/\p{Cc}+/gu, ' ');
  }
}

function escapeSpeech(text: string) {
  return anySpeechMark.test(text) ? text.replace(speechMarks, '\\$&') : text;
}

/** Removes what cannot be in XML at all, not even escaped. */
export function removeForbidden(text: string): string {
  return text.replace(forbiddenInXml, '');
}

/** The format that a text is inserted into; decides how token values are escaped. */
export type Destination = 'text' | 'speech' | 'xml' | 'url' | 'json' | 'line' | 'header' | 'bodyText' | 'bodyXml';

const speechMarks = /[\\()[\]+~#<>&]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])|!$/gu;
const halfCharacters = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const anySpeechMark = /[\\()[\]+~#<>&!-]/;
const xmlMarks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes the value of a token for its destination.
 *
 * In Speech Markdown a backslash escapes the mark after it. Displayed text is escaped by the client.
 * `xml` is SSML and HTML, `json` the inside of a JSON text, `line` a single line, such as a subject. `header`, `bodyText`
 * and `bodyXml` are parts of a request, which programs read.
 */
export function escapeText(destination: Destination, value: string): string {
  switch (destination) {
    case 'text':
    case 'bodyText':
      return value;
    case 'speech':
      return anySpeechMark.test(value) ? value.replace(speechMarks, '\\$&') : value;
    case 'xml':
    case 'bodyXml':
      return value.replace(/[&<>"']/g, (mark) => xmlMarks[mark] ?? mark);
    case 'url':
      return encodeURIComponent(value.replace(halfCharacters, '\uFFFD'));
    case 'json':
      return JSON.stringify(value).slice(1, -1);
    case 'line':
    case 'header':
      return value.replace(/\p{Cc}+/gu, ' ');
  }
}

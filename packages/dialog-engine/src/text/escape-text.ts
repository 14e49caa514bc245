/** Where a text lands; decides how what a person said is kept from acting as markup there. */
export type Destination = 'text' | 'speech' | 'xml' | 'url' | 'json' | 'line';

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
 * Makes the value of a token harmless where it lands.
 *
 * In Speech Markdown a backslash takes the meaning from the mark after it, for whoever turns it into SSML or
 * into plain text. Text that is shown is escaped by what shows it. `xml` is SSML and HTML, `json` the inside of a JSON
 * text, `line` one that may not have a second line, as a header's value.
 */
export function escapeText(destination: Destination, value: string): string {
  switch (destination) {
    case 'text':
      return value;
    case 'speech':
      return anySpeechMark.test(value) ? value.replace(speechMarks, '\\$&') : value;
    case 'xml':
      return value.replace(/[&<>"']/g, (mark) => xmlMarks[mark] ?? mark);
    case 'url':
      return encodeURIComponent(value.replace(halfCharacters, '\uFFFD'));
    case 'json':
      return JSON.stringify(value).slice(1, -1);
    case 'line':
      return value.replace(/\p{Cc}+/gu, ' ');
  }
}

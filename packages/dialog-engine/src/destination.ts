/** Where a text lands; decides how what a person said is kept from acting as markup there. */
export type Destination = 'text' | 'speech';

const speechMarks = /[\\()[\]+~#<>&]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])|!$/gu;
const anySpeechMark = /[\\()[\]+~#<>&!-]/;

/**
 * Makes the value of a token harmless where it lands.
 *
 * In Speech Markdown a backslash takes the meaning from the mark after it, for whoever turns it into SSML or
 * into plain text. Text that is shown is escaped by what shows it.
 */
export function escapeFor(destination: Destination, value: string): string {
  if (destination === 'text' || !anySpeechMark.test(value)) return value;
  return value.replace(speechMarks, '\\$&');
}

import { describe, expect, test } from 'vitest';
import { formatSelection, type Format } from './format-selection.ts';

/** Applies a format to a text whose selection is between two bars. */
function apply(marked: string, format: Format) {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  const done = formatSelection({ text: marked.replaceAll('|', ''), start, end }, format);
  return `${done.text.slice(0, done.start)}|${done.text.slice(done.start, done.end)}|${done.text.slice(done.end)}`;
}

describe('formatting the selected words', () => {
  test.each<[string, Format, string]>([
    ['a |bold| word', 'bold', 'a **|bold|** word'],
    ['a **|bold|** word', 'bold', 'a |bold| word'],
    ['a |bold |word', 'bold', 'a **|bold|** word'],
    ['||', 'italic', '_||_'],
    ['so |very| good', 'italic', 'so _|very|_ good'],
    ['see |the menu|', 'link', 'see [the menu](|https://|)'],
    ['see ||', 'link', 'see [||](https://)'],
    ['We have\n|tea\ncoffee|\nBye', 'list', 'We have\n|- tea\n- coffee|\nBye'],
    ['|- tea\n- coffee|', 'list', '|tea\ncoffee|'],
  ])('formatting %j as %s gives %j', (before, format, after) => {
    expect(apply(before, format)).toBe(after);
  });
});

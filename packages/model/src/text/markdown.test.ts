import { assert, array, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitMarkdown, stripMarkdown } from './markdown.ts';

/** The spans as text: bold as <b>, italic as <i>, links as <a address>. */
const show = (text: string) =>
  splitMarkdown(text)
    .map(({ text: shown, isBold, isItalic, href }) => {
      const linked = href === undefined ? shown : `<a ${href}>${shown}</a>`;
      const slanted = isItalic ? `<i>${linked}</i>` : linked;
      return isBold ? `<b>${slanted}</b>` : slanted;
    })
    .join('');

describe('the formatting of a display text', () => {
  test.each([
    ['a **bold** word', 'a <b>bold</b> word'],
    ['*one* and _two_', '<i>one</i> and <i>two</i>'],
    ['**bold *and italic***', '<b>bold </b><b><i>and italic</i></b>'],
    ['see [the menu](https://cafe.example/menu)', 'see <a https://cafe.example/menu>the menu</a>'],
    ['**[write](mailto:ada@cafe.example)**', '<b><a mailto:ada@cafe.example>write</a></b>'],
    ['**Hello {tv.first_name}**!', '<b>Hello {tv.first_name}</b>!'],
  ])('the text %j is formatted', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  test.each([
    'two * three * four',
    'snake_case_name and 2*3*4',
    'a ** b',
    'not *closed',
    '*over\ntwo lines*',
    '{tv._a_}',
    'https://cafe.example/_a_/b',
    '[no address](menu)',
    '[evil](javascript:alert(1))',
    '[data](data:text/html,x)',
    '****',
    '- tea\n- coffee',
  ])('the text %j has no formatting and stays as it is', (text) => {
    expect(show(text)).toBe(text);
  });

  test('a backslash keeps a mark', () => {
    expect(show(String.raw`\*not italic\*`)).toBe('*not italic*');
  });

  test('stripping leaves the words, adds nothing and is stable for any text', () => {
    const piece = oneof(
      string(),
      constantFrom('**', '*', '_', '[', '](https://a.example)', '\n', ' ', 'a', '{tv.x_y}'),
    );
    assert(
      property(array(piece, { maxLength: 16 }), (pieces) => {
        const text = pieces.join('');
        const plain = stripMarkdown(text);
        expect(plain.length).toBeLessThanOrEqual(text.length);
        expect(plain.replaceAll(/[^\p{L}\p{N}]/gu, '').length).toBeLessThanOrEqual(
          text.replaceAll(/[^\p{L}\p{N}]/gu, '').length,
        );
        for (const { href } of splitMarkdown(text)) expect(href ?? 'https://x').toMatch(/^(?:https?:|mailto:)/i);
      }),
    );
  });
});

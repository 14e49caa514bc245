import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkParts } from './link-parts.ts';
import { textBlocks } from './text-blocks.ts';
import { videoSource } from './video-source.ts';

describe('linkParts', () => {
  test.each([
    ['See https://cafe.example/menu.', ['https://cafe.example/menu']],
    ['(https://cafe.example/a_(b)) and more', ['https://cafe.example/a_(b)']],
    ['Write to ada@cafe.example, please', ['mailto:ada@cafe.example']],
    ['http://a.example and HTTPS://B.example/x?y=1&z=2', ['http://a.example/', 'https://b.example/x?y=1&z=2']],
    ['javascript:alert(1) data:text/html,x //evil.example', []],
  ])('finds the addresses in %j', (text, hrefs) => {
    expect(linkParts(text).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
  });

  test('never loses a letter, and opens nothing but the web and mail (CHAT-5)', () => {
    const piece = oneof(string(), constantFrom('https://', 'javascript:', '@a.b', ' ', '<b>', '\u202e', ')'));
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parts = linkParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) expect(href ?? 'http://x').toMatch(/^(?:https?:\/\/|mailto:)/);
      }),
    );
  });
});

describe('textBlocks', () => {
  test('reads lists of dashes and of numbers', () => {
    expect(textBlocks('We have:\n- tea\n- coffee\n\n3. late\n4. later\nBye')).toEqual([
      { kind: 'words', text: 'We have:' },
      { kind: 'list', isNumbered: false, start: 1, items: ['tea', 'coffee'] },
      { kind: 'list', isNumbered: true, start: 3, items: ['late', 'later'] },
      { kind: 'words', text: 'Bye' },
    ]);
  });

  test.each(['- one dash alone', '1. one number alone', 'a\nb\n\nc'])('leaves %j as it is', (text) => {
    expect(textBlocks(text)).toEqual([{ kind: 'words', text }]);
  });
});

describe('videoSource', () => {
  test.each([
    ['https://cdn.example/a.mp4?x=1', 'file', 'https://cdn.example/a.mp4?x=1'],
    [
      'https://www.youtube.com/watch?v=abcDEF12345',
      'platform',
      'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1',
    ],
    ['https://youtu.be/abcDEF12345', 'platform', 'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1'],
    ['https://vimeo.com/123456789', 'platform', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
    ['https://videos.example/watch/1', 'link', 'https://videos.example/watch/1'],
    [
      'https://youtube.com.evil.example/watch?v=abcDEF12345',
      'link',
      'https://youtube.com.evil.example/watch?v=abcDEF12345',
    ],
  ])('shows %s as a %s', (address, kind, url) => {
    expect(videoSource(address)).toMatchObject({ kind, url });
  });

  test.each(['javascript:alert(1)', 'data:video/mp4;base64,x', 'not an address'])('does not touch %s', (address) => {
    expect(videoSource(address)).toBeUndefined();
  });
});

import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';
import { splitTextBlocks } from './split-text-blocks.ts';
import { findVideoSource } from './find-video-source.ts';

describe('splitLinks', () => {
  test.each([
    ['See https://cafe.example/menu.', ['https://cafe.example/menu']],
    ['(https://cafe.example/a_(b)) and more', ['https://cafe.example/a_(b)']],
    ['Write to ada@cafe.example, please', ['mailto:ada@cafe.example']],
    ['http://a.example and HTTPS://B.example/x?y=1&z=2', ['http://a.example/', 'https://b.example/x?y=1&z=2']],
    ['javascript:alert(1) data:text/html,x //evil.example', []],
  ])('splitLinks finds the links in %j', (text, hrefs) => {
    expect(splitLinks(text).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
  });

  test('splitLinks keeps every letter of the text and links to web and mail addresses only (CHAT-5)', () => {
    const piece = oneof(string(), constantFrom('https://', 'javascript:', '@a.b', ' ', '<b>', '\u202e', ')'));
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) expect(href ?? 'http://x').toMatch(/^(?:https?:\/\/|mailto:)/);
      }),
    );
  });
});

describe('splitTextBlocks', () => {
  test('splitTextBlocks recognises lists of dashes and of numbers', () => {
    expect(splitTextBlocks('We have:\n- tea\n- coffee\n\n3. late\n4. later\nBye')).toEqual([
      { kind: 'words', text: 'We have:' },
      { kind: 'list', isNumbered: false, start: 1, items: ['tea', 'coffee'] },
      { kind: 'list', isNumbered: true, start: 3, items: ['late', 'later'] },
      { kind: 'words', text: 'Bye' },
    ]);
  });

  test.each(['- one dash alone', '1. one number alone', 'a\nb\n\nc'])('splitTextBlocks keeps %j as text', (text) => {
    expect(splitTextBlocks(text)).toEqual([{ kind: 'words', text }]);
  });
});

describe('findVideoSource', () => {
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
  ])('findVideoSource finds that %s is shown as a %s', (address, kind, url) => {
    expect(findVideoSource(address)).toMatchObject({ kind, url });
  });

  test.each(['javascript:alert(1)', 'data:video/mp4;base64,x', 'not an address'])(
    'findVideoSource rejects the address %s',
    (address) => {
      expect(findVideoSource(address)).toBeUndefined();
    },
  );
});

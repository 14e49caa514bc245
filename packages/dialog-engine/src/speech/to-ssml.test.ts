import type { Platform } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { toSsml } from './to-ssml.ts';
import { start } from '../run/step.ts';
import { begin, end, project, variables, visitor } from '../testing/small-projects.ts';

const alexa = (text: string) => toSsml(text, 'alexa').ssml.replace(/^<speak>|<\/speak>$/g, '');
const google = (text: string) => toSsml(text, 'google').ssml.replace(/^<speak>|<\/speak>$/g, '');

describe('Speech Markdown as SSML', () => {
  test.each([
    ['Hi [3s] there', 'Hi <break time="3s"/> there', 'Hi <break time="3s"/> there'],
    [
      '(so)[whisper]',
      '<amazon:effect name="whispered">so</amazon:effect>',
      '<prosody volume="x-soft" rate="slow">so</prosody>',
    ],
    [
      'a +big+ one',
      'a <emphasis level="moderate">big</emphasis> one',
      'a <emphasis level="moderate">big</emphasis> one',
    ],
    ['(5)[number]', '<say-as interpret-as="number">5</say-as>', '<say-as interpret-as="number">5</say-as>'],
    ['(x)[lang:"fr-FR"]', '<lang xml:lang="fr-FR">x</lang>', '<lang xml:lang="fr-FR">x</lang>'],
    ['!["https://a.test/b.mp3"]', '<audio src="https://a.test/b.mp3"/>', '<audio src="https://a.test/b.mp3"/>'],
  ])('converts %s to SSML for each platform', (text, forAlexa, forGoogle) => {
    expect([alexa(text), google(text)]).toEqual([forAlexa, forGoogle]);
  });

  test.each([
    ['!["https://a.test/b.mp3?x=1&y=2"]', 'https://a.test/b.mp3?x=1&amp;y=2'],
    ['!["https://a.test/it\'s.mp3"]', 'https://a.test/it&#39;s.mp3'],
    ["!['https://a.test/größe.mp3']", 'https://a.test/größe.mp3'],
    ['!(a song)["https://a.test/(x)[ipa:"]', 'https://a.test/(x)[ipa:'],
    ['!["{tv.Song}"]', '{tv.Song}'],
  ])('plays %s, whatever characters its address has, and keeps the marks beside it', (sound, address) => {
    const whispered = '<amazon:effect name="whispered">chips</amazon:effect>';
    expect(toSsml(`fish ${sound} (chips)[whisper]`, 'alexa')).toEqual({
      ssml: `<speak>fish <audio src="${address}"/> ${whispered}</speak>`,
    });
    expect(google(sound)).toContain(`<audio src="${address}"`);
  });

  test.each([
    ['\\!["https://a.test/b.mp3"]', '!["https://a.test/b.mp3"]'],
    ['sound:0 !["https://a.test/b.mp3"]', 'sound:0 <audio src="https://a.test/b.mp3"/>'],
    ['fish & chips <now>', 'fish &amp; chips &lt;now&gt;'],
    ['fish & (chips)[whisper]', 'fish &amp; <amazon:effect name="whispered">chips</amazon:effect>'],
    ['pages 5-6 - or 7', 'pages 5-6 - or 7'],
    ['a \\[bracket\\] \\& more', 'a [bracket] &amp; more'],
    ['1 + 1 = 2, ~3', '1 + 1 = 2, ~3'],
  ])('keeps plain signs in %s and escapes XML characters', (text, expected) => {
    expect(alexa(text)).toBe(expected);
  });

  test.each([
    ['Please (call)[say-as:"digits"] now', 8],
    ['Hello (x)[voice:"Brian"', 7],
  ])('speaks %s without marks and reports where the marks are invalid', (text, column) => {
    const spoken = toSsml(text, 'alexa');
    expect(spoken.faultAt).toBe(column);
    expect(spoken.ssml).toMatch(/^<speak>[^<>]*<\/speak>$/);
  });

  test('toSsml never throws and always returns balanced XML', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '+',
      '-',
      '~',
      '#',
      '!',
      '"',
      '&',
      '<',
      '>',
      '\\',
      'a',
      ' b ',
      '5',
      '\n',
      '(x)[whisper]',
      '{tv.Name}',
      '[1s]',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), fc.constantFrom('alexa', 'google'), (parts, family) => {
        const { ssml } = toSsml(parts.join(''), family);
        const open: string[] = [];
        for (const [, close, name = '', single] of ssml.matchAll(/<(\/?)([\w:-]+)[^<>]*?(\/?)>/g)) {
          if (single) continue;
          if (close) expect(open.pop()).toBe(name);
          else open.push(name);
        }
        expect(open).toEqual([]);
        expect(ssml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a turn on a voice platform', () => {
  const source = project([begin('e'), end('e', '(Hello)[whisper] {tv.Name} & co')], {
    Variables: variables(['Name', 'string', '<b>(x)[whisper]']),
  });
  const ssmlOn = (platform: Platform) => {
    const [output] = start(compile(source), { ...visitor, platform }, 1, { clock: () => 0 }).outputs;
    return output?.type === 'response' ? output.ssml : undefined;
  };

  test('outputs SSML with tokens filled in after parsing, escaped', () => {
    expect(ssmlOn('Alexa')).toBe(
      '<speak><amazon:effect name="whispered">Hello</amazon:effect> &lt;b&gt;(x)[whisper] &amp; co</speak>',
    );
    expect(ssmlOn('DialogFlow')).toContain('<prosody volume="x-soft" rate="slow">Hello</prosody> &lt;b&gt;');
  });

  test('outputs SSML without control characters and halves of surrogate pairs, which XML forbids', () => {
    const text = 'a\u0000b\u001B\uFFFFc\uD83D\uD83C\uDF75';
    const filled = project([begin('e'), end('e', `(${text})[whisper] {tv.Name} ${text}`)], {
      Variables: variables(['Name', 'string', `${text}\n${text}`]),
    });
    const [output] = start(compile(filled), { ...visitor, platform: 'Alexa' }, 1, { clock: () => 0 }).outputs;
    expect(output).toMatchObject({
      ssml: '<speak><amazon:effect name="whispered">abc🍵</amazon:effect> abc🍵\nabc🍵 abc🍵</speak>',
      spokenText: expect.stringContaining(' abc🍵\nabc🍵 ') as string,
    });
    expect(alexa(text)).toBe('abc🍵');
  });

  test('outputs no SSML on other platforms', () => {
    expect(ssmlOn('Chatbot')).toBeUndefined();
  });
});

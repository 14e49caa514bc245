import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSpeechFault, toSsml } from './to-ssml.ts';
import { stripSpeechMarkdown } from './strip-speech-markdown.ts';

const inside = (ssml: string) => ssml.replace(/^<speak>|<\/speak>$/g, '');
const say = (as: string, text = 'x') => `<say-as interpret-as="${as}">${text}</say-as>`;

/** The source, its SSML for Alexa, its plain text, and its SSML for Google if it differs. */
const table: readonly (readonly [written: string, alexa: string, text: string, google?: string])[] = [
  ['Hi [3s] x', 'Hi <break time="3s"/> x', 'Hi x'],
  ['Hi [250ms] x', 'Hi <break time="250ms"/> x', 'Hi x'],
  ...['none', 'x-weak', 'weak', 'medium', 'strong', 'x-strong'].map(
    (one) => [`a [break:"${one}"] b`, `a <break strength="${one}"/> b`, 'a b'] as const,
  ),
  ['a ++w++ b', 'a <emphasis level="strong">w</emphasis> b', 'a w b'],
  ['a +w+ b', 'a <emphasis level="moderate">w</emphasis> b', 'a w b'],
  ['a ~w~ b', 'a <emphasis level="none">w</emphasis> b', 'a w b'],
  ['a -w- b', 'a <emphasis level="reduced">w</emphasis> b', 'a w b'],
  ['(w)[emphasis:"strong"]', '<emphasis level="strong">w</emphasis>', 'w'],
  ['(x)[number]', say('number'), 'x'],
  ['(x)[cardinal]', say('number'), 'x'],
  ['(x)[ordinal]', say('ordinal'), 'x'],
  ...['characters', 'chars', 'digits'].map((kind) => [`(x)[${kind}]`, say('characters'), 'x'] as const),
  ['(x)[fraction]', say('fraction'), 'x'],
  ['(x)[unit]', say('unit'), 'x'],
  ['(x)[phone]', say('telephone'), 'x'],
  ['(x)[telephone]', say('telephone'), 'x'],
  ['(x)[address]', say('address'), 'x'],
  ['(x)[expletive]', say('expletive'), 'x'],
  ['(x)[bleep]', say('expletive'), 'x'],
  ['(x)[interjection]', say('interjection'), 'x', 'x'],
  ['(2/1)[date:"md"]', '<say-as interpret-as="date" format="md">2/1</say-as>', '2/1'],
  ['(3pm)[time:"hms12"]', '<say-as interpret-as="time" format="hms12">3pm</say-as>', '3pm'],
  ['(al)[sub:"aluminum"]', '<sub alias="aluminum">al</sub>', 'al'],
  ['(al)[{aluminum}]', '<sub alias="aluminum">al</sub>', 'al'],
  ['(w)[lang:"fr-FR"]', '<lang xml:lang="fr-FR">w</lang>', 'w'],
  [
    '(w)[voice:"Brian"]',
    '<voice name="Brian">w</voice>',
    'w',
    '<voice gender="male" variant="1" language="en-GB">w</voice>',
  ],
  ['(w)[vol:"loud"]', '<prosody volume="loud">w</prosody>', 'w'],
  ['(w)[volume:"loud"]', '<prosody volume="loud">w</prosody>', 'w'],
  ['(w)[rate:"slow"]', '<prosody rate="slow">w</prosody>', 'w'],
  ['(w)[pitch:"high"]', '<prosody pitch="high">w</prosody>', 'w'],
  ['(w)[vol:"loud";rate:"slow"]', '<prosody volume="loud" rate="slow">w</prosody>', 'w'],
  [
    '(w)[whisper]',
    '<amazon:effect name="whispered">w</amazon:effect>',
    'w',
    '<prosody volume="x-soft" rate="slow">w</prosody>',
  ],
  ['(w)[excited:"low"]', '<amazon:emotion name="excited" intensity="low">w</amazon:emotion>', 'w', 'w'],
  ['(w)[disappointed]', '<amazon:emotion name="disappointed" intensity="medium">w</amazon:emotion>', 'w', 'w'],
  ['a !["https://a.test/b.mp3"] b', 'a <audio src="https://a.test/b.mp3"/> b', 'a b'],
  [
    'a !(bell)["https://a.test/b.mp3"] b',
    'a <audio src="https://a.test/b.mp3"/> b',
    'a b',
    'a <audio src="https://a.test/b.mp3"> <desc>bell</desc> </audio> b',
  ],
  ['a [mark:"m1"] b', 'a b', 'a b', 'a <mark name="m1"/> b'],
  [
    '#[voice:"Brian"] Hello #[voice] Bye',
    '<voice name="Brian"> Hello </voice> Bye',
    'Hello Bye',
    '<voice gender="male" variant="1" language="en-GB"> Hello </voice> Bye',
  ],
  ['#[dj] Hello', '<amazon:domain name="music"> Hello</amazon:domain>', 'Hello', 'Hello'],
  ['#[newscaster] Hello', '<amazon:domain name="news"> Hello</amazon:domain>', 'Hello', 'Hello'],
  ['#[defaults] Hello', 'Hello', 'Hello'],
  ['(pecan)[ipa:"pɪˈkæn"]', '<phoneme alphabet="ipa" ph="pɪˈkæn">pecan</phoneme>', 'pecan'],
  ['(pecan)[ipa:"pɪˈkɑːn"]', '<phoneme alphabet="ipa" ph="pɪˈkɑːn">pecan</phoneme>', 'pecan'],
  ['(pecan)[/pɪˈkɑːn/]', '<phoneme alphabet="ipa" ph="pɪˈkɑːn">pecan</phoneme>', 'pecan'],
  ['tom & jerry <3', 'tom &amp; jerry &lt;3', 'tom & jerry <3'],
  ['{tv.Name} & co', '{tv.Name} &amp; co', '{tv.Name} & co'],
];

describe('the Speech Markdown table', () => {
  test.each(table.map(([written, alexa, text, google = alexa]) => ({ written, alexa, text, google })))(
    'converts $written',
    ({ written, alexa, text, google }) => {
      const made = [toSsml(written, 'alexa').ssml, toSsml(written, 'google').ssml].map((one) => inside(one).trim());
      expect(made).toEqual([alexa, google]);
      expect(stripSpeechMarkdown(written)).toBe(text);
      expect(findSpeechFault(written)).toBeUndefined();
    },
  );

  test.each([
    ['Hi (x)[nonsense] there', 4, 'Hi x there'],
    ['Hi (x)[whisper', 4, 'Hi (x)[whisper'],
    ['Well #[nonsense:"x"] there', 6, 'Well there'],
    ['(a)[whisper] and (b)[w:"ivona:NN"]', 18, 'a and b'],
  ])('reports %s as invalid at character %i and speaks it without marks', (written, column, text) => {
    expect(findSpeechFault(written)).toBe(column);
    expect(inside(toSsml(written, 'alexa').ssml)).toBe(text);
  });
});

/** The elements and attributes that platforms support; `desc` and the voice attributes are Google's. */
const subset: Readonly<Record<string, readonly string[]>> = {
  speak: [],
  p: [],
  s: [],
  break: ['time', 'strength'],
  emphasis: ['level'],
  prosody: ['rate', 'pitch', 'volume'],
  'say-as': ['interpret-as', 'format'],
  sub: ['alias'],
  phoneme: ['alphabet', 'ph'],
  lang: ['xml:lang'],
  voice: ['name', 'gender', 'variant', 'language'],
  audio: ['src'],
  desc: [],
  mark: ['name'],
  'amazon:effect': ['name'],
  'amazon:emotion': ['name', 'intensity'],
  'amazon:domain': ['name'],
};

test('any text becomes well-formed SSML of known elements, without Amazon elements for Google', () => {
  const piece = fc.oneof(
    fc.constantFrom(...table.map(([written]) => written)),
    fc.constantFrom(
      '#[voice:"Amy"]',
      '#[lang:"de-DE"]',
      '#[voice]',
      '#[excited]',
      '\n',
      ' and ',
      '(',
      ')[',
      '+',
      '"',
      ']',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('alexa', 'google'), (pieces, family) => {
      const { ssml } = toSsml(pieces.join(' '), family);
      const open: string[] = [];
      for (const [, close, name = '', attributes = '', single] of ssml.matchAll(/<(\/?)([\w:-]+)([^<>]*?)(\/?)>/g)) {
        expect(Object.keys(subset)).toContain(name);
        if (family === 'google') expect(name).not.toMatch(/^amazon:/);
        for (const [, attribute] of attributes.matchAll(/([\w:-]+)="/g)) expect(subset[name]).toContain(attribute);
        if (close) expect(open.pop()).toBe(name);
        else if (!single) open.push(name);
      }
      expect(open).toEqual([]);
      expect(ssml).not.toMatch(/[\uE000-\uE8FF]/);
    }),
    { numRuns: 500 },
  );
});

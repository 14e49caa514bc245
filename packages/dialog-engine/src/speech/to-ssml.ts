import { SpeechMarkdown } from 'speechmarkdown-js';
import { escapeText, removeForbidden } from '../text/escape-text.ts';
import type { SpeechFamily } from '../compile/compile-situation.ts';
import { createTextCache } from './create-text-cache.ts';
import { maskAddresses, unmaskAddresses } from './mask-addresses.ts';
import { stripSpeechMarkdown } from './strip-speech-markdown.ts';

/** A text as SSML, with its tokens unchanged. */
export interface SsmlResult {
  readonly ssml: string;
  /** Position of the first invalid mark, from 1; the text is then spoken without marks. */
  readonly faultAt?: number;
}

const platforms = { alexa: 'amazon-alexa', google: 'google-assistant' } as const;
/** Characters with a meaning for the parser or XML; each is masked by a private-use character. */
const maskedCharacters = '\\()[]+~#<>&-!"\'';
const firstLetter = 0xe000;
const stepsPerMarkedCharacter = 30;
const mark = /[[\]#+~-]/;
/** The characters of all cached texts and results: a few megabytes. */
const cachedCharactersMax = 2_000_000;
const cache = createTextCache<SsmlResult>(cachedCharactersMax);

let parser: SpeechMarkdown | undefined;

/**
 * Converts Speech Markdown to SSML. It never throws: invalid text is spoken without marks, with `faultAt` set.
 *
 * Results are cached, as the same text is often compiled again.
 */
export function toSsml(text: string, family: SpeechFamily): SsmlResult {
  const key = `${family} ${text}`;
  const known = cache.get(key);
  if (known) return known;
  const spoken = convertToSsml(text, family);
  cache.set(key, spoken, spoken.ssml.length);
  return spoken;
}

/** The steps of a turn that converting a text counts for: a parser reads texts with marks. */
export function countSsmlSteps(text: string): number {
  return mark.test(text) ? text.length * stepsPerMarkedCharacter : Math.ceil(text.length / 2);
}

/** The position of the first invalid mark, from 1; undefined for valid text. */
export function findSpeechFault(text: string): number | undefined {
  return mark.test(text) ? toSsml(text, 'alexa').faultAt : undefined;
}

function convertToSsml(text: string, family: SpeechFamily): SsmlResult {
  if (!mark.test(text)) return { ssml: wrap(escapeText('xml', removeEscapes(text))) };
  try {
    return { ssml: wrap(render(removeForbidden(text), family)) };
  } catch {
    return { ssml: wrap(escapeText('xml', stripSpeechMarkdown(text))), faultAt: findFirstFault(text, family) };
  }
}

/** @throws if a mark is invalid. */
function render(text: string, family: SpeechFamily): string {
  const addresses: string[] = [];
  const pronounced: Pronunciation[] = [];
  const masked = maskPronunciations(mask(maskAddresses(text, addresses)), pronounced);
  const ssml = unmaskPronunciations(unmask(readSections(masked, family)), pronounced);
  return unmaskAddresses(ssml, addresses);
}

/** A section, `#[voice:"Brian"]`, extends to the next one; its element wraps all of that text. */
function readSections(masked: string, family: SpeechFamily): string {
  const [first = '', ...others] = masked.split(/(?=#\[[^[\]\n]*\])/);
  if (!first.startsWith('#[')) return parse(first, family) + others.map((part) => readSection(part, family)).join('');
  return [first, ...others].map((part) => readSection(part, family)).join('');
}

const domains: Readonly<Record<string, string>> = { dj: 'music', newscaster: 'news' };
const placeholder = '\uE0FF';

function readSection(section: string, family: SpeechFamily): string {
  const end = section.indexOf(']') + 1;
  const marks = section.slice(2, end - 1).trim();
  const inside = parse(section.slice(end), family);
  // A mark without a value, `#[voice]` or `#[defaults]`, only ends the previous section.
  const domain = domains[marks];
  if (domain !== undefined)
    return family === 'alexa' ? `<amazon:domain name="${domain}">${inside}</amazon:domain>` : inside;
  if (/^(?:voice|lang|defaults)?$/.test(marks)) return inside;
  const [before = '', after = ''] = parse(`(${placeholder})[${marks}]`, family).split(placeholder);
  return before.trimStart() + inside + after.trimEnd();
}

/** The elements around a word with a pronunciation, which the parser supports only in part. */
interface Pronunciation {
  readonly before: string;
  readonly after: string;
}

const pronunciationPattern = /\(([^()[\]\n]*)\)\[(?:(ipa|sub):"([^"[\]\n]*)"|\/([^/"[\]\n]*)\/|\{([^{}"[\]\n]*)\})\]/gi;
/** A private-use character before and after each such word; at most this many per text. */
const [firstBefore, firstAfter, maxPronunciations] = [0xe100, 0xe500, 1_024];

function maskPronunciations(masked: string, found: Pronunciation[]): string {
  return masked.replace(
    pronunciationPattern,
    (all, word: string, kind?: string, value?: string, ipa?: string, alias?: string) => {
      if (found.length >= maxPronunciations) return all;
      const isSub = alias !== undefined || kind?.toLowerCase() === 'sub';
      const spoken = escapeText('xml', unmaskPlain(value ?? ipa ?? alias ?? ''));
      const at = found.push(
        isSub
          ? { before: `<sub alias="${spoken}">`, after: '</sub>' }
          : { before: `<phoneme alphabet="ipa" ph="${spoken}">`, after: '</phoneme>' },
      );
      return String.fromCharCode(firstBefore + at - 1) + word + String.fromCharCode(firstAfter + at - 1);
    },
  );
}

function unmaskPronunciations(ssml: string, found: readonly Pronunciation[]): string {
  if (found.length === 0) return ssml;
  return ssml
    .replace(/[\uE100-\uE4FF]/g, (letter) => found[letter.charCodeAt(0) - firstBefore]?.before ?? letter)
    .replace(/[\uE500-\uE8FF]/g, (letter) => found[letter.charCodeAt(0) - firstAfter]?.after ?? letter);
}

function parse(masked: string, family: SpeechFamily): string {
  if (masked.trim() === '') return masked;
  parser ??= new SpeechMarkdown();
  return parser.toSSML(masked, { platform: platforms[family], includeSpeakTag: false });
}

function wrap(ssml: string) {
  return `<speak>${ssml.replace(/\s+/g, ' ').trim()}</speak>`;
}

function removeEscapes(text: string) {
  return text.replace(/\\([\\()[\]+~#<>&!-])/g, '$1');
}

/** Masks characters that are not marks: escaped ones, XML characters, and plain signs as in `5-6`. */
function mask(text: string): string {
  const emphasised = new Set<number>();
  const pairs =
    /(?<![\p{L}\p{N}])(\+\+|[+~-])(?=[\p{L}\p{N}{(])[^\n+~[\]-]*?(?<=[\p{L}\p{N}})!?.])\1(?![\p{L}\p{N}])/gu;
  for (const { index, 0: all, 1: sign = '' } of text.matchAll(pairs)) {
    for (let at = 0; at < sign.length; at += 1) emphasised.add(index + at).add(index + all.length - 1 - at);
  }
  let isInMark = false;
  let masked = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\' && maskedCharacters.includes(text.charAt(at + 1)))
      masked += toMaskLetter(text.charAt((at += 1)));
    else {
      if (character === '[') isInMark = true;
      if (character === ']') isInMark = false;
      const isSign = '+~-'.includes(character) && !isInMark && !emphasised.has(at);
      masked += isSign || '<>&'.includes(character) ? toMaskLetter(character) : character;
    }
  }
  return masked;
}

function toMaskLetter(character: string) {
  return String.fromCharCode(firstLetter + maskedCharacters.indexOf(character));
}

function unmaskPlain(text: string): string {
  return text.replace(/[\uE000-\uE00F]/g, (letter) => maskedCharacters.charAt(letter.charCodeAt(0) - firstLetter));
}

function unmask(ssml: string): string {
  return ssml.replace(/[\uE000-\uE00F]/g, (letter) =>
    escapeText('xml', maskedCharacters.charAt(letter.charCodeAt(0) - firstLetter)),
  );
}

/** The position of the first mark that is invalid on its own, or of the first bracket. */
function findFirstFault(text: string, family: SpeechFamily): number {
  for (const { index, 0: part } of text.matchAll(/!?\([^()\n]*\)\[[^\]\n]*\]?|[#!]?\[[^\]\n]*\]?/g)) {
    try {
      render(part, family);
    } catch {
      return index + 1;
    }
  }
  return Math.max(0, text.search(/[([]/)) + 1;
}

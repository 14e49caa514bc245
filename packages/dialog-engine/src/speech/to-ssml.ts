import { SpeechMarkdown } from 'speechmarkdown-js';
import { escapeText } from '../text/escape-text.ts';
import type { SpeechFamily } from '../compile/compile-situation.ts';
import { stripSpeechMarkdown } from './strip-speech-markdown.ts';

/** A text as a platform speaks it; its tokens stand in it as they were. */
export interface SsmlResult {
  readonly ssml: string;
  /** Where what is marked cannot be read, so that it is spoken without its marks: 1 is the first character. */
  readonly faultAt?: number;
}

const platforms = { alexa: 'amazon-alexa', google: 'google-assistant' } as const;
/** Characters that the parser would take for its own, or that XML would; each is kept from both by a letter of nobody's. */
const maskedCharacters = '\\()[]+~#<>&-!"\'';
const firstLetter = 0xe000;
const mark = /[[\]#+~-]/;
const maxCacheSize = 2_000;
const cache = new Map<string, SsmlResult>();

let parser: SpeechMarkdown | undefined;

/**
 * Speech Markdown as SSML. It never fails: what cannot be read is spoken as plain text, and where that begins is told.
 *
 * Done when a project is compiled, never in a turn; the same text is parsed once.
 */
export function toSsml(text: string, family: SpeechFamily): SsmlResult {
  const key = `${family} ${text}`;
  const known = cache.get(key);
  if (known) return known;
  const spoken = convertToSsml(text, family);
  if (cache.size >= maxCacheSize) cache.clear();
  cache.set(key, spoken);
  return spoken;
}

/** Where marks cannot be read, as `faultAt` tells it; undefined for what can be spoken as it is marked. */
export function findSpeechFault(text: string): number | undefined {
  return mark.test(text) ? toSsml(text, 'alexa').faultAt : undefined;
}

function convertToSsml(text: string, family: SpeechFamily): SsmlResult {
  if (!mark.test(text)) return { ssml: wrap(escapeText('xml', removeEscapes(text))) };
  try {
    return { ssml: wrap(render(text, family)) };
  } catch {
    return { ssml: wrap(escapeText('xml', stripSpeechMarkdown(text))), faultAt: findFirstFault(text, family) };
  }
}

/** @throws where a mark cannot be read. */
function render(text: string, family: SpeechFamily): string {
  const pronounced: Pronunciation[] = [];
  const masked = maskPronunciations(mask(text), pronounced);
  return unmaskPronunciations(unmask(readSections(masked, family)), pronounced);
}

/** A section, `#[voice:"Brian"]`, goes on to the next; what marks it is put around all of it. */
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
  // A mark without a value, `#[voice]` or `#[defaults]`, only ends the section before.
  const domain = domains[marks];
  if (domain !== undefined)
    return family === 'alexa' ? `<amazon:domain name="${domain}">${inside}</amazon:domain>` : inside;
  if (/^(?:voice|lang|defaults)?$/.test(marks)) return inside;
  const [before = '', after = ''] = parse(`(${placeholder})[${marks}]`, family).split(placeholder);
  return before.trimStart() + inside + after.trimEnd();
}

/** A word with how it is spoken, which the parser knows in part only. */
interface Pronunciation {
  readonly before: string;
  readonly after: string;
}

const pronunciationPattern = /\(([^()[\]\n]*)\)\[(?:(ipa|sub):"([^"[\]\n]*)"|\/([^/"[\]\n]*)\/|\{([^{}"[\]\n]*)\})\]/gi;
/** One letter of nobody's before such a word and one behind it, for each of at most so many in a text. */
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

/** Hides what is no mark: escaped characters, what XML reads, and signs that stand for themselves, as in `5-6`. */
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

/** The first mark that cannot be read by itself; where each can, the first bracket. */
function findFirstFault(text: string, family: SpeechFamily): number {
  for (const { index, 0: part } of text.matchAll(/\([^()\n]*\)\[[^\]\n]*\]?|[#!]?\[[^\]\n]*\]?/g)) {
    try {
      render(part, family);
    } catch {
      return index + 1;
    }
  }
  return Math.max(0, text.search(/[([]/)) + 1;
}

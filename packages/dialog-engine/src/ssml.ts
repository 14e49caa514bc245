import { SpeechMarkdown } from 'speechmarkdown-js';
import { escapeFor } from './destination.ts';
import type { SpeechFamily } from './situation.ts';
import { stripSpeechMarkdown } from './speech-markdown.ts';

/** A text as a platform speaks it; its tokens stand in it as they were. */
export interface Spoken {
  readonly ssml: string;
  /** Where what is marked cannot be read, so that it is spoken without its marks: 1 is the first character. */
  readonly faultAt?: number;
}

const platforms = { alexa: 'amazon-alexa', google: 'google-assistant' } as const;
/** Characters that the parser would take for its own, or that XML would; each is kept from both by a letter of nobody's. */
const kept = '\\()[]+~#<>&-!"\'';
const firstLetter = 0xe000;
const mark = /[[\]#+~-]/;
const mostRemembered = 2_000;
const remembered = new Map<string, Spoken>();

let parser: SpeechMarkdown | undefined;

/**
 * Speech Markdown as SSML. It never fails: what cannot be read is spoken as plain text, and where that begins is told.
 *
 * Done when a project is compiled, never in a turn; the same text is parsed once.
 */
export function toSsml(text: string, family: SpeechFamily): Spoken {
  const key = `${family} ${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const spoken = convert(text, family);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, spoken);
  return spoken;
}

/** Where marks cannot be read, as `faultAt` tells it; undefined for what can be spoken as it is marked. */
export function speechFaultAt(text: string): number | undefined {
  return mark.test(text) ? toSsml(text, 'alexa').faultAt : undefined;
}

function convert(text: string, family: SpeechFamily): Spoken {
  if (!mark.test(text)) return { ssml: wrap(escapeFor('xml', withoutEscapes(text))) };
  try {
    return { ssml: wrap(unmask(parse(mask(text), family))) };
  } catch {
    return { ssml: wrap(escapeFor('xml', stripSpeechMarkdown(text))), faultAt: faultAt(text, family) };
  }
}

function parse(masked: string, family: SpeechFamily): string {
  parser ??= new SpeechMarkdown();
  return parser.toSSML(masked, { platform: platforms[family], includeSpeakTag: false });
}

function wrap(ssml: string) {
  return `<speak>${ssml.replace(/\s+/g, ' ').trim()}</speak>`;
}

function withoutEscapes(text: string) {
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
    if (character === '\\' && kept.includes(text.charAt(at + 1))) masked += letterOf(text.charAt((at += 1)));
    else {
      if (character === '[') isInMark = true;
      if (character === ']') isInMark = false;
      const isSign = '+~-'.includes(character) && !isInMark && !emphasised.has(at);
      masked += isSign || '<>&'.includes(character) ? letterOf(character) : character;
    }
  }
  return masked.replace(/#\[\w+\]/g, '');
}

function letterOf(character: string) {
  return String.fromCharCode(firstLetter + kept.indexOf(character));
}

function unmask(ssml: string): string {
  return ssml.replace(/[\uE000-\uE00F]/g, (letter) =>
    escapeFor('xml', kept.charAt(letter.charCodeAt(0) - firstLetter)),
  );
}

/** The first mark that cannot be read by itself; where each can, the first bracket. */
function faultAt(text: string, family: SpeechFamily): number {
  for (const { index, 0: part } of text.matchAll(/\([^()\n]*\)\[[^\]\n]*\]?|[#!]?\[[^\]\n]*\]?/g)) {
    try {
      parse(mask(part), family);
    } catch {
      return index + 1;
    }
  }
  return Math.max(0, text.search(/[([]/)) + 1;
}

import type { SelectedText } from '../format-selection.ts';

/** The groups of the speech menu. */
export const speechGroups = ['pause', 'emphasis', 'sayAs', 'voice', 'other'] as const;
export type SpeechGroup = (typeof speechGroups)[number];

/** A mark of Speech Markdown that the toolbar inserts or puts around the selected words. */
export interface SpeechFormat {
  /** Names it among the words of the interface. */
  readonly id: string;
  readonly group: SpeechGroup;
  /** The marks before and after the words. A mark without words, such as a pause, has nothing after. */
  readonly before: string;
  readonly after?: string;
}

const modifier = (group: SpeechGroup, id: string, mark: string): SpeechFormat => ({
  id,
  group,
  before: '(',
  after: `)[${mark}]`,
});

/** What the toolbar of a spoken text offers; platforms support all formats or speak the plain words. */
export const speechFormats: readonly SpeechFormat[] = [
  { id: 'pauseShort', group: 'pause', before: '[250ms]' },
  { id: 'pauseMedium', group: 'pause', before: '[500ms]' },
  { id: 'pauseLong', group: 'pause', before: '[1s]' },
  { id: 'pauseVeryLong', group: 'pause', before: '[3s]' },
  { id: 'strong', group: 'emphasis', before: '++', after: '++' },
  { id: 'moderate', group: 'emphasis', before: '+', after: '+' },
  { id: 'reduced', group: 'emphasis', before: '-', after: '-' },
  modifier('sayAs', 'number', 'number'),
  modifier('sayAs', 'ordinal', 'ordinal'),
  modifier('sayAs', 'characters', 'characters'),
  modifier('sayAs', 'fraction', 'fraction'),
  modifier('sayAs', 'unit', 'unit'),
  modifier('sayAs', 'date', 'date:"dmy"'),
  modifier('sayAs', 'time', 'time:"hms12"'),
  modifier('sayAs', 'telephone', 'telephone'),
  modifier('sayAs', 'address', 'address'),
  modifier('sayAs', 'interjection', 'interjection'),
  modifier('sayAs', 'expletive', 'expletive'),
  modifier('voice', 'whisper', 'whisper'),
  modifier('voice', 'excited', 'excited:"medium"'),
  modifier('voice', 'disappointed', 'disappointed:"medium"'),
  modifier('voice', 'loud', 'vol:"loud"'),
  modifier('voice', 'soft', 'vol:"soft"'),
  modifier('voice', 'slow', 'rate:"slow"'),
  modifier('voice', 'fast', 'rate:"fast"'),
  modifier('voice', 'high', 'pitch:"high"'),
  modifier('voice', 'low', 'pitch:"low"'),
  modifier('other', 'substitute', 'sub:"…"'),
  modifier('other', 'language', 'lang:"fr-FR"'),
  modifier('other', 'pronunciation', 'ipa:"…"'),
  { id: 'sound', group: 'other', before: '!["https://…"]' },
];

/**
 * Puts a mark around the selected words, or removes it where they have it already; a mark without words is inserted
 * after them. The selection stays on the words, or goes to the part of the mark that is to be typed (`…`).
 */
export function formatSpeech({ text, start, end }: SelectedText, { before, after }: SpeechFormat): SelectedText {
  const [lead, words, rest] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (after === undefined) return selectGap(insertBetween(lead + words, before, rest), lead.length + words.length);
  if (lead.endsWith(before) && rest.startsWith(after))
    return {
      text: lead.slice(0, -before.length) + words + rest.slice(after.length),
      start: start - before.length,
      end: end - before.length,
    };
  // A mark next to a space is not read as one.
  const blank = words.length - words.trimStart().length;
  const shown = words.trim();
  const at = start + blank + before.length;
  const changed = `${lead}${words.slice(0, blank)}${before}${shown}${after}${words.slice(blank + shown.length)}${rest}`;
  if (shown !== '') return selectGap({ text: changed, start: at, end: at + shown.length }, at + shown.length);
  return { text: changed, start: at, end: at };
}

/** Inserts a mark with a space on either side of it. */
function insertBetween(lead: string, mark: string, rest: string): SelectedText {
  const spaced = `${lead === '' || /\s$/.test(lead) ? '' : ' '}${mark}`;
  const caret = lead.length + spaced.length;
  return { text: `${lead}${spaced}${rest === '' || /^\s/.test(rest) ? '' : ' '}${rest}`, start: caret, end: caret };
}

/** Selects the `…` of a new mark, which the author types next. */
function selectGap(selected: SelectedText, from: number): SelectedText {
  const gap = selected.text.indexOf('…', from);
  return gap >= 0 && gap - from < 20 ? { text: selected.text, start: gap, end: gap + 1 } : selected;
}

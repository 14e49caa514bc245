/** A text with a selection, in characters. */
export interface SelectedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The formats that a toolbar offers for a display text. */
export const formats = ['bold', 'italic', 'link', 'list'] as const;
export type Format = (typeof formats)[number];

const newAddress = 'https://';

/** Adds a format to the selected words, or removes it where they have it already. The selection stays on the words. */
export function formatSelection(selected: SelectedText, format: Format): SelectedText {
  if (format === 'bold') return toggleMark(selected, '**');
  if (format === 'italic') return toggleMark(selected, '_');
  return format === 'link' ? addLink(selected) : toggleList(selected);
}

function toggleMark({ text, start, end }: SelectedText, mark: string): SelectedText {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(mark) && after.startsWith(mark))
    return {
      text: before.slice(0, -mark.length) + words + after.slice(mark.length),
      start: start - mark.length,
      end: end - mark.length,
    };
  // A mark next to a space formats nothing.
  const lead = words.length - words.trimStart().length;
  const shown = words.trim();
  return {
    text: `${before}${words.slice(0, lead)}${mark}${shown}${mark}${words.slice(lead + shown.length)}${after}`,
    start: start + lead + mark.length,
    end: start + lead + mark.length + shown.length,
  };
}

/** Makes the selected words a link and selects the address, which is typed next. */
function addLink({ text, start, end }: SelectedText): SelectedText {
  const label = text.slice(start, end);
  const addressAt = start + label.length + 3;
  return {
    text: `${text.slice(0, start)}[${label}](${newAddress})${text.slice(end)}`,
    start: label === '' ? start + 1 : addressAt,
    end: label === '' ? start + 1 : addressAt + newAddress.length,
  };
}

/** Makes the selected lines a list, or plain lines again if all of them are in a list. */
function toggleList({ text, start, end }: SelectedText): SelectedText {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line.replace(/^- /, '')}`)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

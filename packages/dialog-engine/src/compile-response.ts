import {
  isJsonArray,
  isJsonObject,
  screenLayouts,
  type JsonObject,
  type JsonValue,
  type ScreenLayout,
} from '@confab/model';
import { inOrder, linesOf, textOf } from './authored.ts';
import type { Compiler } from './compiler.ts';
import type { Destination } from './destination.ts';
import type { ProgramEntry, ProgramResponse } from './program.ts';
import { stripSpeechMarkdown } from './speech-markdown.ts';
import { compileText, type TextTemplate } from './text-template.ts';

/** Where a response stands: item and path of the input. */
interface Place {
  readonly itemId: string;
  readonly path: string;
}

/** Compiles a response (A3.54); undefined when nothing enabled is written in it. */
export function compileResponse(
  compiler: Compiler,
  place: Place,
  value: JsonValue | undefined,
): ProgramResponse | undefined {
  if (!isJsonObject(value)) return undefined;
  const enabled = inOrder(value.Entries, 'EntryId').filter(({ Enabled: on }) => on !== false && on !== 'false');
  const method = value.SelectionMethod === 'Random' ? 'Random' : 'Escalating';
  const written = enabled.filter(
    (entry) => textOf(entry.SpokenText).trim() !== '' || textOf(entry.DisplayText).trim() !== '',
  );
  const entries = written.map((entry, index) => {
    const path = `${place.path}/Entries/${textOf(entry.EntryId)}`;
    return compileEntry(
      compiler,
      { itemId: place.itemId, path },
      entry,
      `${method}, entry ${index + 1} of ${written.length}`,
    );
  });
  if (entries.length === 0) return undefined;
  const isAlways = entries.every(({ condition }) => condition === undefined);
  const always = isAlways ? entries.map((_, index) => index) : undefined;
  return { key: `${place.itemId}/${place.path}`, itemId: place.itemId, method, entries, always };
}

function compileEntry(compiler: Compiler, { itemId, path }: Place, entry: JsonObject, reason: string): ProgramEntry {
  const compileInput = (name: string, destination: Destination) =>
    compileText(textOf(entry[name]), destination, (token) => compiler.token(itemId, `${path}/${name}`, token));
  const layout = textOf(entry.ScreenLayout);
  const display = textOf(entry.DisplayText).trim();
  return {
    id: textOf(entry.EntryId),
    spoken: compileInput(textOf(entry.SpokenText).trim() === '' ? 'DisplayText' : 'SpokenText', 'speech'),
    display:
      display === '' ? compileShown(compiler, path, textOf(entry.SpokenText)) : compileInput('DisplayText', 'text'),
    heading: compileInput('HeadingText', 'text'),
    condition: compiler.expression(itemId, `${path}/Condition`, textOf(entry.Condition)),
    screenLayout: isLayout(layout) ? layout : 'ImageLeftNoHeading',
    imageAssetId: textOf(entry.ImageAssetId) || null,
    audioAssetId: textOf(entry.AudioAssetId) || null,
    videoUrl: textOf(entry.VideoUrl) || null,
    chips: chipsOf(entry.SuggestionChips).map((chip) =>
      compileText(chip, 'text', (token) => compiler.token(itemId, `${path}/SuggestionChips`, token)),
    ),
    reason,
  };
}

/** What is shown when only a spoken text is written; worked out once. Unknown tokens are the spoken text's to report. */
function compileShown(compiler: Compiler, path: string, spoken: string): TextTemplate {
  const { destination, parts } = compileText(stripSpeechMarkdown(spoken), 'text', (token) =>
    compiler.reader(path, token),
  );
  return { destination, parts: parts.filter((part) => typeof part === 'string' || part.read !== undefined) };
}

function chipsOf(value: JsonValue | undefined): string[] {
  return isJsonArray(value) ? value.map(textOf).filter((chip) => chip.trim() !== '') : linesOf(value);
}

/** Whether a text names a layout. */
export function isLayout(text: string): text is ScreenLayout {
  return screenLayouts.some((layout) => layout === text);
}

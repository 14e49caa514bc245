import {
  isJsonArray,
  isJsonObject,
  screenLayouts,
  type JsonObject,
  type JsonValue,
  type ScreenLayout,
} from '@confab/model';
import { inOrder, isYes, linesOf, textOf } from './authored-values.ts';
import type { Compiler } from './compiler.ts';
import type { Destination } from '../text/escape-text.ts';
import { responseKey } from '../run/entry-positions.ts';
import type { ProgramEntry, ProgramResponse } from '../program.ts';
import { situationOf } from './compile-situation.ts';
import { excessOf, speechLimits } from '../speech/speech-limits.ts';
import { speechFaultAt, toSsml } from '../speech/to-ssml.ts';
import { stripSpeechMarkdown } from '../speech/strip-speech-markdown.ts';
import { compileText, withoutUnknown, type TextTemplate } from '../text/text-template.ts';

/** Where a response stands: item and path of the input. */
interface Place {
  readonly itemId: string;
  readonly path: string;
}

const mostLinks = 5;

/** Compiles a response (A3.54), or the one that it links to; undefined when nothing enabled is written in it. */
export function compileResponse(
  compiler: Compiler,
  place: Place,
  value: JsonValue | undefined,
  links = 0,
): ProgramResponse | undefined {
  if (!isJsonObject(value)) return undefined;
  if (!isYes(value.IsLinkedResponse)) return compileOwn(compiler, place, value);
  const found = compiler.known.responses.find(textOf(value.LinkedResponseSource), textOf(value.LinkedResponseId));
  if (!found || links >= mostLinks) {
    const message = 'The answer that this links to is not there.';
    compiler.report(place.itemId, `${place.path}/LinkedResponseId`, 'UnknownResponse', message);
    return undefined;
  }
  const { response, name } = found;
  return withVariants(compiler, compileResponse(compiler, response, response.value, links + 1), name, response);
}

/** Adds what is said instead in other situations: the supplementary messages of the same name. */
export function withVariants(
  compiler: Compiler,
  response: ProgramResponse | undefined,
  name: string,
  place: Place,
): ProgramResponse | undefined {
  const variants = compiler.known.responses.named(name).flatMap(({ itemId, path, value, kind, condition }) => {
    const conditionPath = path.replace(/Response$/, 'Condition');
    const fits = situationOf(kind, compiler.expression(itemId, conditionPath, condition));
    const compiled = compileResponse(compiler, { itemId, path }, value, mostLinks - 1);
    return compiled ? [{ fits, response: compiled }] : [];
  });
  if (variants.length === 0) return response;
  const silent = {
    key: responseKey(place.itemId, place.path),
    itemId: place.itemId,
    method: 'Escalating',
    entries: [],
  } as const;
  return { ...(response ?? { ...silent, always: [] }), variants };
}

function compileOwn(compiler: Compiler, place: Place, value: JsonObject): ProgramResponse | undefined {
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
  return { key: responseKey(place.itemId, place.path), itemId: place.itemId, method, entries, always };
}

function compileEntry(compiler: Compiler, { itemId, path }: Place, entry: JsonObject, reason: string): ProgramEntry {
  const compileInput = (name: string, destination: Destination) =>
    compileText(textOf(entry[name]), destination, (token) => compiler.token(itemId, `${path}/${name}`, token));
  const layout = textOf(entry.ScreenLayout);
  const display = textOf(entry.DisplayText).trim();
  const spokenInput = textOf(entry.SpokenText).trim() === '' ? 'DisplayText' : 'SpokenText';
  checkSpeech(compiler, itemId, `${path}/SpokenText`, textOf(entry.SpokenText));
  if (display.length > speechLimits.characters) reportLength(compiler, itemId, `${path}/DisplayText`, display.length);
  return {
    id: textOf(entry.EntryId),
    spoken: compileInput(spokenInput, 'speech'),
    ssml: compileSsml(compiler, `${path}/${spokenInput}`, textOf(entry[spokenInput])),
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
  const template = compileText(stripSpeechMarkdown(spoken), 'text', (token) => compiler.reader(path, token));
  return withoutUnknown(template);
}

/**
 * What is marked in a text and cannot be read is told to the author; it is spoken without its marks. So is what voice
 * platforms would refuse.
 */
function checkSpeech(compiler: Compiler, itemId: string, path: string, spoken: string) {
  const column = speechFaultAt(spoken);
  if (column !== undefined) {
    const message = `The speech marks at character ${column} cannot be read, so this is spoken without marks.`;
    compiler.report(itemId, path, 'SpeechFault', message, String(column));
  }
  const { characters, sounds, address } = excessOf(spoken);
  if (characters !== undefined) reportLength(compiler, itemId, path, characters);
  if (sounds !== undefined) {
    const message = `There are ${sounds} sounds in this; voice platforms play at most ${speechLimits.sounds} in one answer.`;
    compiler.report(itemId, path, 'TooManySounds', message, String(sounds), String(speechLimits.sounds));
  }
  if (address !== undefined) {
    const message = `Voice platforms cannot play "${address}": the address of a sound begins with https://.`;
    compiler.report(itemId, path, 'UnplayableSound', message, address);
  }
}

function reportLength(compiler: Compiler, itemId: string, path: string, length: number) {
  const most = speechLimits.characters;
  const message = `This is ${length} characters long; voice platforms take at most ${most} in one answer.`;
  compiler.report(itemId, path, 'TextTooLong', message, String(length), String(most));
}

/** SSML for each platform, made when a conversation on it first needs it; the tokens are resolved now. */
function compileSsml(compiler: Compiler, path: string, spoken: string): ProgramEntry['ssml'] {
  const readers = compiler.readers(path);
  const made: { alexa?: TextTemplate; google?: TextTemplate } = {};
  return (family) => {
    const known = made[family] ?? compileText(toSsml(spoken, family).ssml, 'xml', readers);
    made[family] = known;
    return known;
  };
}

function chipsOf(value: JsonValue | undefined): string[] {
  return isJsonArray(value) ? value.map(textOf).filter((chip) => chip.trim() !== '') : linesOf(value);
}

/** Whether a text names a layout. */
export function isLayout(text: string): text is ScreenLayout {
  return screenLayouts.some((layout) => layout === text);
}

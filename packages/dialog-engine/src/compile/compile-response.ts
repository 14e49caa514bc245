import { readOrderedList } from '@confab/inputs';
import {
  isJsonArray,
  isJsonObject,
  screenLayouts,
  stripMarkdown,
  type JsonObject,
  type JsonValue,
  type ScreenLayout,
} from '@confab/model';
import { readAssetId, readBool, readLines, readText } from './authored-values.ts';
import type { Compiler } from './compiler.ts';
import type { Destination } from '../text/escape-text.ts';
import { createResponseKey } from '../run/entry-positions.ts';
import type { ProgramEntry, ProgramResponse } from '../program.ts';
import { compileSituation } from './compile-situation.ts';
import { findSpeechExcess, speechLimits } from '../speech/speech-limits.ts';
import { countSsmlSteps, findSpeechFault, toSsml } from '../speech/to-ssml.ts';
import { stripSpeechMarkdown } from '../speech/strip-speech-markdown.ts';
import { compileText, removeUnknownTokens, type TextTemplate } from '../text/text-template.ts';

/** The item and path of an input. */
interface InputLocation {
  readonly itemId: string;
  readonly path: string;
}

const maxLinkDepth = 5;

/** Compiles a response (A3.54) or the one it links to; undefined if it has no enabled entry with text. */
export function compileResponse(
  compiler: Compiler,
  place: InputLocation,
  value: JsonValue | undefined,
  links = 0,
): ProgramResponse | undefined {
  if (!isJsonObject(value)) return undefined;
  if (!readBool(value.IsLinkedResponse)) return compileEntries(compiler, place, value);
  const found = compiler.findResponse(readText(value.LinkedResponseSource), readText(value.LinkedResponseId));
  if (!found || links >= maxLinkDepth) {
    const message = 'The linked response does not exist.';
    compiler.report(place.itemId, `${place.path}/LinkedResponseId`, 'UnknownResponse', message);
    return undefined;
  }
  const { response, name } = found;
  return addVariants(compiler, compileResponse(compiler, response, response.value, links + 1), name, response);
}

/** Adds the replacements for other situations: the supplementary messages of the same name. */
export function addVariants(
  compiler: Compiler,
  response: ProgramResponse | undefined,
  name: string,
  place: InputLocation,
): ProgramResponse | undefined {
  const variants = compiler.listSupplementary(name).flatMap(({ itemId, path, value, kind, condition }) => {
    const conditionPath = path.replace(/Response$/, 'Condition');
    const fits = compileSituation(kind, compiler.compileExpression(itemId, conditionPath, condition));
    const compiled = compileResponse(compiler, { itemId, path }, value, maxLinkDepth - 1);
    return compiled ? [{ fits, response: compiled }] : [];
  });
  if (variants.length === 0) return response;
  const silent = {
    key: createResponseKey(place.itemId, place.path),
    itemId: place.itemId,
    method: 'Escalating',
    entries: [],
  } as const;
  return { ...(response ?? { ...silent, always: [] }), variants };
}

function compileEntries(compiler: Compiler, place: InputLocation, value: JsonObject): ProgramResponse | undefined {
  const enabled = readOrderedList(value.Entries).filter(({ Enabled: on }) => on !== false && on !== 'false');
  const method = value.SelectionMethod === 'Random' ? 'Random' : 'Escalating';
  const written = enabled.filter(
    (entry) => readText(entry.SpokenText).trim() !== '' || readText(entry.DisplayText).trim() !== '',
  );
  const entries = written.map((entry, index) => {
    const path = `${place.path}/Entries/${readText(entry.EntryId)}`;
    return compileEntry(
      compiler,
      { itemId: place.itemId, path },
      entry,
      `Response ${index + 1} of ${written.length} (${method.toLowerCase()})`,
    );
  });
  if (entries.length === 0) return undefined;
  const isAlways = entries.every(({ condition }) => condition === undefined);
  const always = isAlways ? entries.map((_, index) => index) : undefined;
  return { key: createResponseKey(place.itemId, place.path), itemId: place.itemId, method, entries, always };
}

function compileEntry(
  compiler: Compiler,
  { itemId, path }: InputLocation,
  entry: JsonObject,
  reason: string,
): ProgramEntry {
  const compileInput = (name: string, destination: Destination, text = readText(entry[name])) =>
    compileText(text, destination, (token) => compiler.resolveToken(itemId, `${path}/${name}`, token));
  const layout = readText(entry.ScreenLayout);
  const display = readText(entry.DisplayText).trim();
  const isSpoken = readText(entry.SpokenText).trim() !== '';
  const spokenInput = isSpoken ? 'SpokenText' : 'DisplayText';
  const spokenText = isSpoken ? readText(entry.SpokenText) : toSpeech(readText(entry.DisplayText));
  checkSpeech(compiler, itemId, `${path}/SpokenText`, readText(entry.SpokenText));
  if (display.length > speechLimits.characters) reportLength(compiler, itemId, `${path}/DisplayText`, display.length);
  const spoken = compileInput(spokenInput, 'speech', spokenText);
  return {
    id: readText(entry.EntryId),
    spoken,
    ssml: compileSsml(spokenText, spoken),
    ssmlSteps: countSsmlSteps(spokenText),
    display:
      display === ''
        ? compileDisplayFromSpeech(compiler, path, readText(entry.SpokenText))
        : compileInput('DisplayText', 'text'),
    heading: compileInput('HeadingText', 'text'),
    condition: compiler.compileExpression(itemId, `${path}/Condition`, readText(entry.Condition)),
    screenLayout: isScreenLayout(layout) ? layout : 'ImageLeftNoHeading',
    imageAssetId: readAssetId(entry.ImageAssetId),
    imageAlt: compileInput('ImageAlt', 'text'),
    audioAssetId: readAssetId(entry.AudioAssetId),
    videoUrl: readText(entry.VideoUrl) || null,
    chips: readChips(entry.SuggestionChips).map((chip) =>
      compileText(chip, 'text', (token) => compiler.resolveToken(itemId, `${path}/SuggestionChips`, token)),
    ),
    reason,
  };
}

/** The speech of an entry that has a display text only: its words without formatting and without the dashes of lists. */
function toSpeech(display: string) {
  return stripMarkdown(display).replace(/^[ \t]{0,8}[-–•*][ \t]{1,8}/gm, '');
}

/** The display text derived from the spoken text. Unknown tokens are reported for the spoken text only. */
function compileDisplayFromSpeech(compiler: Compiler, path: string, spoken: string): TextTemplate {
  const template = compileText(stripSpeechMarkdown(spoken), 'text', (token) => compiler.findTokenReader(path, token));
  return removeUnknownTokens(template);
}

/**
 * Reports invalid Speech Markdown, which is spoken without marks, and speech that exceeds the limits of voice
 * platforms.
 */
function checkSpeech(compiler: Compiler, itemId: string, path: string, spoken: string) {
  const column = findSpeechFault(spoken);
  if (column !== undefined) {
    const message = `The speech marks at character ${column} cannot be read, so this is spoken without marks.`;
    compiler.report(itemId, path, 'SpeechFault', message, String(column));
  }
  const { characters, sounds, address } = findSpeechExcess(spoken);
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

/** Creates the SSML of each platform on first use, with the tokens of the spoken text, which are resolved. */
function compileSsml(text: string, { parts }: TextTemplate): ProgramEntry['ssml'] {
  const made: { alexa?: TextTemplate; google?: TextTemplate } = {};
  const resolve = (name: string) => {
    for (const part of parts) if (typeof part === 'object' && part.token === name) return part.read;
    return undefined;
  };
  return (family) => {
    const known = made[family] ?? compileText(toSsml(text, family).ssml, 'xml', resolve);
    made[family] = known;
    return known;
  };
}

function readChips(value: JsonValue | undefined): string[] {
  return isJsonArray(value) ? value.map(readText).filter((chip) => chip.trim() !== '') : readLines(value);
}

/** Whether a text is the name of a screen layout. */
export function isScreenLayout(text: string): text is ScreenLayout {
  return screenLayouts.some((layout) => layout === text);
}

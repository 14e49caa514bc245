import type { SpokenText } from './list-spoken-texts.ts';
import { hashWords } from './spoken-words.ts';

const slugMax = 40;

/** The parts of a recorded file's name. */
export interface RecordingName {
  /** The mark of the place of its line: `markPlace`. */
  readonly place: string;
  /** The hash of the words when the list was made; undefined for a name without it. */
  readonly wordsHash: string | undefined;
}

type NamedText = Pick<SpokenText, 'itemId' | 'itemName' | 'path' | 'further'>;

/**
 * The name that a recording of a spoken text is stored under, without extension: the item's name, a further language, and a
 * mark of the entry's place, such as `greeting-1f0c9a2b3d4e5f` or `greeting-de-5d4c3b2a9f0c1e`. It stays the same when the
 * words change.
 */
export function nameRecording(text: NamedText): string {
  const slug = text.itemName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugMax)
    .replaceAll(/^-|-$/g, '');
  const language = text.further === undefined ? '' : `-${text.further.toLowerCase()}`;
  return `${slug === '' ? 'line' : slug}${language}-${markPlace(text)}`;
}

/**
 * The name that a file is recorded under, without extension: the name of the recording and the hash of its words, so that
 * an import finds a line whose words have changed since.
 */
export function nameRecordedFile(text: NamedText & Pick<SpokenText, 'wordsHash'>): string {
  return `${nameRecording(text)}-${text.wordsHash}`;
}

/** A mark of the place of a line in its project, and of its language unless that is the first one: 14 hexadecimal digits. */
export function markPlace({ itemId, path, further }: Omit<NamedText, 'itemName'>): string {
  return hashWords(further === undefined ? `${itemId} ${path}` : `${itemId} ${path} ${further}`);
}

/** Reads the name of a recorded file without extension; undefined for a name that `nameRecordedFile` never gives. */
export function readRecordingName(name: string): RecordingName | undefined {
  const found = /-([0-9a-f]{14})(?:-([0-9a-f]{14}))?$/.exec(name.trim().toLowerCase());
  return found?.[1] === undefined ? undefined : { place: found[1], wordsHash: found[2] };
}

import type { RecordingOutcome } from '@confab/contracts';
import { markPlace, nameRecording, readRecordingName, type SpokenText } from '@confab/dialog-engine';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { toDocument, type ProjectDrafts } from '../load-document.ts';
import { listDocumentTexts } from '../voice-prompts/list-document-texts.ts';

/** A file of a zip and the line that its name is about. */
export interface MatchedRecording {
  /** The path of the file in the zip. */
  readonly entry: string;
  readonly outcome: RecordingOutcome;
  /** Undefined when no line has the name. */
  readonly line?: RecordedLine;
}

export interface RecordedLine {
  readonly itemId: string;
  readonly itemName: string;
  /** The path of its entry, and the further language of the project that it is in, if any. */
  readonly path: string;
  readonly further: string | undefined;
  readonly words: string;
  /** The hash of the words that the file was recorded from. */
  readonly wordsHash: string;
  /** The name of the stored recording, without extension. */
  readonly name: string;
  readonly isReplacing: boolean;
}

interface MatchRequest {
  readonly drafts: ProjectDrafts;
  /** The paths of the files in the zip. */
  readonly entries: readonly string[];
}

/** Files that programs add to a zip, and the list of voice prompts itself. */
function isIgnored(path: string): boolean {
  const parts = path.toLowerCase().split('/');
  const name = parts.at(-1) ?? '';
  return (
    parts.slice(0, -1).includes('__macosx') ||
    name.startsWith('.') ||
    ['thumbs.db', 'desktop.ini'].includes(name) ||
    ['.csv', '.xlsx'].some((ending) => name.endsWith(ending))
  );
}

/** Matches the files of a zip to the lines of a project by their names, in a worker thread. */
export const matchRecordings = defineWorkerTask(
  'matchRecordings',
  ({ drafts, entries }: MatchRequest): readonly MatchedRecording[] => {
    const lines = new Map(listDocumentTexts(toDocument(drafts)).map(({ text }) => [markPlace(text), text]));
    const matched = entries.filter((entry) => !isIgnored(entry)).map((entry) => matchEntry(entry, lines));
    const counts = new Map<string, number>();
    const getKey = ({ itemId, path, further = '' }: RecordedLine) => `${itemId} ${path} ${further}`;
    for (const { line } of matched) if (line) counts.set(getKey(line), (counts.get(getKey(line)) ?? 0) + 1);
    return matched.map((file) =>
      file.line && (counts.get(getKey(file.line)) ?? 0) > 1 ? { ...file, outcome: 'duplicate' } : file,
    );
  },
);

function matchEntry(entry: string, lines: ReadonlyMap<string, SpokenText>): MatchedRecording {
  const name = entry.slice(entry.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const read = readRecordingName(name);
  const text = read && lines.get(read.place);
  if (!text) return { entry, outcome: 'unknown' };
  const { itemId, itemName, path, further, words, audioAssetId } = text;
  const wordsHash = read.wordsHash ?? text.wordsHash;
  const isReplacing = audioAssetId !== undefined;
  const line = { itemId, itemName, path, further, words, wordsHash, isReplacing, name: nameRecording(text) };
  return { entry, outcome: wordsHash === text.wordsHash ? 'matched' : 'changed', line };
}

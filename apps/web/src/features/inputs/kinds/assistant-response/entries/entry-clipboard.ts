import { emptyId, isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import { parseJson, splitTokens } from '@confab/inputs';
import { isAssetId } from '../../../../../media/asset-addresses.ts';

/** Names the format in the text, and changes with it. */
const format = 'confab/response-entries@1';

/** Entries as they are copied: in any project, and in a text that a person could keep. */
export interface CopiedEntries {
  readonly entries: readonly JsonObject[];
  /** The team whose files the entries use. */
  readonly teamId: string;
}

/** Formats entries as JSON text for the clipboard. */
export function writeCopiedEntries({ entries, teamId }: CopiedEntries): string {
  return JSON.stringify({ Format: format, TeamId: teamId, Entries: entries }, null, 2);
}

/** Reads entries from the text of a clipboard; undefined for other texts. */
export function readCopiedEntries(text: string): CopiedEntries | undefined {
  const value = parseJson(text);
  if (!isJsonObject(value) || value['Format'] !== format) return undefined;
  const { Entries: listed = null } = value;
  if (!isJsonArray(listed)) return undefined;
  const entries = listed.filter((entry) => isJsonObject(entry));
  return entries.length === 0 ? undefined : { entries, teamId: String(value['TeamId'] ?? '') };
}

/** Entries that fit a team: files of another team are left out, because that team alone can show them. */
export interface FittedEntries {
  readonly entries: readonly JsonObject[];
  /** How many files were left out; a file that several entries use counts once. */
  readonly leftOutCount: number;
}

const fileFields = ['ImageAssetId', 'AudioAssetId'] as const;

/** Removes the files of another team from copied entries. */
export function fitEntries({ entries, teamId }: CopiedEntries, ownTeamId: string): FittedEntries {
  if (teamId === ownTeamId) return { entries, leftOutCount: 0 };
  const leftOut = new Set<string>();
  const fitted = entries.map((entry) => {
    const kept: Record<string, JsonObject[string]> = { ...entry };
    for (const field of fileFields) {
      const id = entry[field];
      if (typeof id !== 'string' || id === emptyId || !isAssetId(id)) continue;
      kept[field] = emptyId;
      // It shows from which words the recording was made.
      if (field === 'AudioAssetId') delete kept['RecordedWordsHash'];
      leftOut.add(id);
    }
    return kept;
  });
  return { entries: fitted, leftOutCount: leftOut.size };
}

/** The beginning of an entry's words, for lists and for a collapsed entry. */
export function summarizeEntry(entry: JsonObject): string {
  const { DisplayText: display, SpokenText: spoken, HeadingText: heading } = entry;
  const text = [display, spoken, heading].find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof text !== 'string') return '';
  return splitTokens(text)
    .map((part) => (part.type === 'text' ? part.text : `‹${part.name}›`))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

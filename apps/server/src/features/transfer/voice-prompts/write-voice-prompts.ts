import type { TransferFile } from '@confab/contracts';
import { nameRecordedFile, type AssetStates } from '@confab/dialog-engine';
import { readAt, translateValues } from '@confab/inputs';
import { getItemName } from '@confab/transfer';
import { stringify } from 'csv-stringify/sync';
import writeSheet from 'write-excel-file/node';
import { csvOptions } from '../../../http/csv-options.ts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { toDocument, type ProjectDrafts } from '../load-document.ts';
import { createLabelJoiner } from '../write/join-labels.ts';
import { toFile } from '../write/pack-file.ts';
import { listDocumentTexts } from './list-document-texts.ts';

interface VoicePromptRequest {
  readonly drafts: ProjectDrafts;
  readonly assets: AssetStates;
  readonly format: 'csv' | 'xlsx';
}

const head = [
  'Item',
  'Response',
  'Entry',
  'Language',
  'Speech text',
  'Plain text',
  'Recording',
  'State',
  'File name',
] as const;
/** In characters. */
const widths = [24, 24, 14, 10, 60, 60, 24, 12, 40];

/** Writes a row for each text that a project speaks, for people who record them, in a worker thread. */
export const writeVoicePrompts = defineWorkerTask(
  'writeVoicePrompts',
  async ({ drafts, assets, format }: VoicePromptRequest): Promise<TransferFile> => {
    const document = toDocument(drafts);
    const joinLabels = createLabelJoiner(document);
    const rows = listDocumentTexts(document).map(({ text, values }) => {
      const spoken = text.further === undefined ? values : translateValues(values, text.further);
      const written = readAt(spoken, `${text.path}/SpokenText`);
      const recording = assets.get(text.audioAssetId?.toLowerCase() ?? '');
      return [
        text.itemName,
        joinLabels(text.labels),
        text.entryId,
        text.language,
        typeof written === 'string' ? written : '',
        text.words,
        recording?.isDeleted === false ? recording.name : '',
        text.state,
        `${nameRecordedFile(text)}.mp3`,
      ];
    });
    const content = format === 'csv' ? toCsv(rows) : await toSheet(rows);
    return toFile(`${getItemName(document.project)}-voice-prompts`, format, content);
  },
);

/** Formulas are escaped (OBJ-11); the byte order mark makes spreadsheets read it as UTF-8. */
function toCsv(rows: readonly string[][]): string {
  return stringify([[...head], ...rows], { ...csvOptions, bom: true });
}

/** Every cell is a text, so that nothing is a formula. */
function toSheet(rows: readonly string[][]): Promise<Buffer> {
  const title = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const cells = rows.map((row) => row.map((value) => ({ value, type: String, wrap: true })));
  const columns = widths.map((width) => ({ width }));
  return writeSheet([title, ...cells], { columns, stickyRowsCount: 1, sheet: 'Voice prompts' }).toBuffer();
}

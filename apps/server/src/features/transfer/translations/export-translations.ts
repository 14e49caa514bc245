import {
  translationMessages,
  unprocessable,
  type QueryOf,
  type TransferFile,
  type translationCalls,
} from '@confab/contracts';
import { fillMessage, type TeamId } from '@confab/model';
import { getItemName } from '@confab/transfer';
import type { Services } from '../../../services.ts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { loadDrafts, toDocument, type ProjectDrafts } from '../load-document.ts';
import { toFile } from '../write/pack-file.ts';
import { listProjectTexts } from './project-texts.ts';
import { writeTable } from './table-of-translations.ts';
import { writeXliff } from './xliff.ts';

type ExportRequest = QueryOf<typeof translationCalls.export>;

/** Exports what the drafts of a project say in all its languages. A project of one language has no XLIFF. */
export async function exportTranslations(
  { db, workers }: Services,
  teamId: TeamId,
  { projectId, format, language }: ExportRequest,
  signal: AbortSignal,
): Promise<TransferFile> {
  const drafts = await loadDrafts(db, teamId, projectId);
  return workers.run(writeTranslations, { drafts, format, language }, { owner: teamId, signal });
}

interface WriteRequest extends Pick<ExportRequest, 'format' | 'language'> {
  readonly drafts: ProjectDrafts;
}

/** Writes the texts of a project for translators, in a worker thread. */
export const writeTranslations = defineWorkerTask(
  'writeTranslations',
  ({ drafts, format, language }: WriteRequest): TransferFile => {
    const document = toDocument(drafts);
    const texts = listProjectTexts(document);
    const name = `${getItemName(document.project)}-translations`;
    if (format === 'csv') return toFile(name, 'csv', writeTable(texts));
    const [, ...others] = texts.languages;
    const chosen = language ?? others[0];
    if (chosen === undefined) throw unprocessable(translationMessages.oneLanguage);
    if (!others.includes(chosen))
      throw unprocessable(fillMessage(translationMessages.otherLanguage, { language: chosen }));
    return toFile(`${name}-${chosen}`, 'xlf', writeXliff(texts, chosen, document.project.id));
  },
);

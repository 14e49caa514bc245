import {
  translationMessages,
  unprocessable,
  type QueryOf,
  type TransferFile,
  type translationCalls,
} from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { getItemName } from '@confab/transfer';
import type { Services } from '../../../services.ts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { loadDrafts, toDocument, type ProjectDrafts } from '../load-document.ts';
import { packZip, toFile } from '../write/pack-file.ts';
import { listProjectTexts } from './project-texts.ts';
import { writeTable } from './table-of-translations.ts';
import { writeXliff } from './xliff.ts';

type ExportRequest = QueryOf<typeof translationCalls.export>;

/**
 * Exports the texts of a project's drafts in all its languages. XLIFF is a file for each further language, several of
 * them in a zip; a project of one language has none.
 */
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
  async ({ drafts, format, language }: WriteRequest): Promise<TransferFile> => {
    const document = toDocument(drafts);
    const texts = listProjectTexts(document);
    const name = `${getItemName(document.project)}-translations`;
    if (format === 'csv') return toFile(name, 'csv', writeTable(texts));
    const [, ...others] = texts.languages;
    const chosen = language === undefined ? others : others.filter((other) => other === language);
    const [first] = chosen;
    if (first === undefined)
      throw language === undefined
        ? unprocessable(translationMessages.oneLanguage)
        : unprocessable(translationMessages.otherLanguage, { language });
    const write = (other: string) => writeXliff(texts, other, document.project.id);
    if (chosen.length === 1) return toFile(`${name}-${first}`, 'xlf', write(first));
    return toFile(name, 'zip', await packZip(new Map(chosen.map((other) => [`${other}.xlf`, write(other)]))));
  },
);

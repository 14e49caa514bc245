import {
  transferMessages,
  type ImportedRecording,
  type QueryOf,
  type ResultOf,
  type transferCalls,
} from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { Readable } from 'node:stream';
import type { Caller, Services } from '../../../services.ts';
import { loadDrafts } from '../load-document.ts';
import type { MediaZip } from '../media/media-zip.ts';
import { discardContents, type ReceivedAsset } from '../../media/index.ts';
import { withReceivedZip } from '../media/receive-zip.ts';
import { refuseZipFault } from '../media/refuse-zip-fault.ts';
import { checkRecordings, receiveRecordings } from './receive-recordings.ts';
import { matchRecordings, type MatchedRecording } from './match-recordings.ts';
import { storeRecordings, type ReceivedRecording } from './store-recordings.ts';

type ImportResult = ResultOf<typeof transferCalls.importRecordings>;

interface ImportRequest extends QueryOf<typeof transferCalls.importRecordings> {
  readonly content: Readable;
  readonly signal: AbortSignal;
}

/**
 * Imports a zip of sounds as the recordings of the lines that their names are about. The whole zip is read and checked
 * before anything is written; files and edits are stored in one transaction.
 *
 * @throws unprocessable for a zip that is damaged or hostile
 */
export async function importRecordings(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  request: ImportRequest,
): Promise<ImportResult> {
  try {
    return await withReceivedZip({ ...request, tooSlow: transferMessages.recordingsTooSlow }, (zip, signal) =>
      importZip(services, caller, teamId, { ...request, signal }, zip),
    );
  } catch (error) {
    throw refuseZipFault(error);
  }
}

async function importZip(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  { projectId, preview, includeChanged = false, signal }: ImportRequest,
  zip: MediaZip,
): Promise<ImportResult> {
  const drafts = await loadDrafts(services.db, teamId, projectId);
  const entries = zip.listNames();
  const matched = await services.workers.run(matchRecordings, { drafts, entries }, { owner: teamId, signal });
  const files = await checkRecordings(zip, matched, signal);
  const chosen = preview
    ? []
    : files.filter(({ outcome }) => outcome === 'matched' || (includeChanged && outcome === 'changed'));
  const received: ReceivedRecording[] = [];
  let stored: ReadonlySet<ReceivedAsset> = new Set();
  try {
    for await (const one of receiveRecordings(services, teamId, chosen, { zip, signal })) received.push(one);
    if (received.length > 0) stored = await storeRecordings(services, caller, { teamId, projectId }, received);
  } finally {
    await discardContents(
      services,
      received.map(({ content }) => content),
    );
  }
  return { files: files.map(describeFile), importedCount: stored.size };
}

function describeFile({ entry, outcome, line }: MatchedRecording): ImportedRecording {
  const { itemName = '', words = '', isReplacing = false } = line ?? {};
  return { entry, outcome, itemName, words, isReplacing };
}

import { transferMessages, unprocessable, type BodyOf, type transferCalls, type TransferFile } from '@confab/contracts';
import { getItemName, writeAgent, writeSkillPackage } from '@confab/transfer';
import { createHash } from 'node:crypto';
import type { Services } from '../../services.ts';
import { loadDocument } from './load-document.ts';
import { packZip, toFile } from './pack-file.ts';

type PlatformRequest = BodyOf<typeof transferCalls.platformFiles>;

/**
 * Exports the drafts of a project as the package of a platform, with findings about what the platform does not support.
 */
export async function getPlatformFiles({ db }: Services, request: PlatformRequest): Promise<TransferFile> {
  const { teamId, projectId, platform } = request;
  const document = await loadDocument(db, teamId, projectId);
  if (document.project.type !== 'Pro') throw unprocessable(transferMessages.onlyPro);
  const { files, findings } =
    platform === 'Alexa' ? writeSkillPackage(document) : writeAgent(document, createIdSequence(projectId));
  return toFile(`${getItemName(document.project)}-${platform}`, 'zip', await packZip(files), findings);
}

/** Creates a fixed sequence of ids, so that the same content gives the same bytes. */
function createIdSequence(seed: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash('sha256').update(`${seed} ${count}`).digest('hex');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  };
}

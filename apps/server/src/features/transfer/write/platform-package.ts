import { transferMessages, unprocessable, type TransferPlatform } from '@confab/contracts';
import { writeAgent, writeSkillPackage, type PackageMedia, type ProjectDocument } from '@confab/transfer';
import { createHash } from 'node:crypto';

/** Writes a Pro project as the package of a platform; the same content gives the same files. */
export function writePlatformPackage(
  document: ProjectDocument,
  platform: TransferPlatform,
  media: PackageMedia,
): ReturnType<typeof writeSkillPackage> {
  const { project } = document;
  if (project.type !== 'Pro') throw unprocessable(transferMessages.onlyPro);
  return platform === 'Alexa'
    ? writeSkillPackage(document, media)
    : writeAgent(document, createIdSequence(project.id), media);
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

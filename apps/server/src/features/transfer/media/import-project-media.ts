import { transferMessages, type QueryOf, type ResultOf, type transferCalls } from '@confab/contracts';
import {
  checksumsEntry,
  createFindings,
  getItemName,
  projectEntry,
  type Finding,
  type ProjectDocument,
} from '@confab/transfer';
import type { Readable } from 'node:stream';
import type { Caller, Services } from '../../../services.ts';
import { discardContents, storeAssets, type ReceivedAsset } from '../../media/index.ts';
import { moveInSlices } from '../choose-ids.ts';
import { importReadProject, type ImportTarget } from '../import-project.ts';
import { readChecksums } from '../open-package.ts';
import { assertNoErrors, mergeFindings, readImport } from '../read-import.ts';
import { ZipFault } from '../read-zip.ts';
import { receiveAssets } from './receive-assets.ts';
import { mediaEntry, readMediaManifest } from './media-manifest.ts';
import type { MediaZip } from './media-zip.ts';
import { planAssets, type AssetPlan } from './plan-assets.ts';
import { withReceivedZip } from './receive-zip.ts';

type ImportResult = ResultOf<typeof transferCalls.importProjectMedia>;

interface ImportRequest extends Pick<
  QueryOf<typeof transferCalls.importProjectMedia>,
  'fileName' | 'preview' | 'replaceExisting'
> {
  readonly content: Readable;
  readonly signal: AbortSignal;
}

/**
 * Imports a project from a zip with its media. The files get new ids in the team, unless it has the same file under the
 * same id. Project and files are stored in one transaction; a failure leaves neither (IMP-6).
 */
export async function importProjectMedia(
  services: Services,
  caller: Caller,
  target: ImportTarget,
  request: ImportRequest,
): Promise<ImportResult> {
  try {
    return await withReceivedZip({ ...request, tooSlow: transferMessages.mediaImportTooSlow }, (zip, signal) =>
      importZip(services, caller, target, { ...request, signal }, zip),
    );
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error;
    const finding = error.toFinding();
    if (!request.preview) assertNoErrors([finding]);
    return { ...nothingRead, findings: [{ ...finding, names: [...finding.names] }] };
  }
}

const nothingRead: Omit<ImportResult, 'findings'> = {
  format: null,
  displayName: '',
  languages: [],
  language: '',
  workflowCount: 0,
  nodeCount: 0,
  intentCount: 0,
  report: [],
  overlaps: null,
  project: null,
  media: { addedCount: 0, keptCount: 0, missingCount: 0 },
};

async function importZip(
  services: Services,
  caller: Caller,
  target: ImportTarget,
  { fileName, preview, replaceExisting, signal }: ImportRequest,
  zip: MediaZip,
): Promise<ImportResult> {
  const { teamId } = target;
  const texts = await readTexts(zip);
  const bytes = new TextEncoder().encode(texts.get(projectEntry) ?? '');
  const read = await readImport(services, teamId, { bytes, fileName }, signal);
  const found = createFindings();
  const packed = readAssets(texts);
  const plan = await planAssets(services, teamId, read.document, { packed, zip, findings: found });
  const received: ReceivedAsset[] = [];
  try {
    for await (const asset of receiveAssets(services, teamId, read.document ? plan.added : [], {
      zip,
      preview,
      signal,
    }))
      received.push(asset);
    const document = read.document && (await moveInSlices(read.document, new Map(plan.newIds)));
    const imported = await importReadProject(services, caller, target, {
      read: { ...read, document, findings: mergeFindings(read.findings, found.list()) },
      preview,
      replaceExisting,
      storeWith: (trx) => storeAssets(trx, { services, caller, teamId }, getName(read.document), received),
    });
    return { ...imported, findings: mergeAll(imported.findings, found), media: countMedia(plan) };
  } catch (error) {
    await discardContents(
      services,
      received.map(({ content }) => content),
    );
    throw error;
  }
}

/** The texts of the zip by their entries. @throws ZipFault for one that does not match its checksum */
async function readTexts(zip: MediaZip): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const hashes = new Map<string, string>();
  for (const entry of [projectEntry, mediaEntry, checksumsEntry]) {
    const read = await zip.readText(entry);
    if (!read) continue;
    texts.set(entry, read.text);
    hashes.set(entry, read.sha256);
  }
  for (const [entry, hash] of readChecksums(texts.get(checksumsEntry) ?? ''))
    if (hashes.has(entry) && hashes.get(entry) !== hash) throw new ZipFault(entry, 'checksumMismatch');
  return texts;
}

function readAssets(texts: ReadonlyMap<string, string>) {
  const manifest = texts.get(mediaEntry);
  if (manifest === undefined) return [];
  const assets = readMediaManifest(manifest);
  if (!assets) throw new ZipFault(mediaEntry, 'mediaListUnreadable');
  return assets;
}

function getName(document: ProjectDocument | undefined) {
  return document ? getItemName(document.project) : '';
}

function countMedia({ added, keptCount, missingCount }: AssetPlan): ImportResult['media'] {
  return { addedCount: added.length, keptCount, missingCount };
}

function mergeAll(findings: ImportResult['findings'], found: ReturnType<typeof createFindings>) {
  // The answer of the import has the findings that the server made.
  return mergeFindings(findings as readonly Finding[], found.list()).map((finding) => ({
    ...finding,
    names: [...finding.names],
  }));
}

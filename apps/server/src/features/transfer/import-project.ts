import { conflict, transferMessages, type BodyOf, type ResultOf, type transferCalls } from '@confab/contracts';
import { type TeamId, asProjectId } from '@confab/model';
import { createFindings, type ProjectDocument } from '@confab/transfer';
import { requirePermission } from '../../access/require-permission.ts';
import { transact } from '../../db/transact.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { assertRoom } from '../../core/quotas/assert-room.ts';
import { limitProjectAtEnd } from '../../core/quotas/limit-project-at-end.ts';
import { prepareProject, storeProject } from '../../core/projects/store-project.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { getProjectSummary, lockTeam } from '../../core/projects/projects.repository.ts';
import { checkDocument } from './check-document.ts';
import { chooseIds } from './choose-ids.ts';
import { decodeBase64 } from './packages/decode-base64.ts';
import { assertNoErrors, readImport, mergeFindings, toImportSummary, type ReadImport } from './read-import.ts';
import { refuseTakenIds } from './packages/refuse-taken-ids.ts';
import { replaceProject } from './replace-project.ts';
import { toProjectPlan } from './to-project-plan.ts';

type ImportRequest = BodyOf<typeof transferCalls.importProject>;
type ImportResult = ResultOf<typeof transferCalls.importProject>;

export interface ImportTarget {
  readonly teamId: TeamId;
  readonly connectionId?: string | undefined;
}

/**
 * Creates a project from a package, or replaces the project of the same id in the team (A4.47). The whole package is
 * checked before anything is written, and it is written in one transaction.
 */
export async function importProject(
  services: Services,
  caller: Caller,
  target: ImportTarget,
  request: ImportRequest,
  signal: AbortSignal,
): Promise<ImportResult> {
  const read = await readImport(
    services,
    target.teamId,
    { ...request, bytes: await decodeBase64(request.content) },
    signal,
  );
  return importReadProject(services, caller, target, { ...request, read });
}

/** A package that was read, and how it is imported. */
export interface ReadProject {
  readonly read: ReadImport;
  readonly preview: boolean;
  readonly replaceExisting?: boolean | undefined;
  /** Runs in the transaction that stores the project, for what is stored together with it. */
  readonly storeWith?: (trx: Db) => Promise<void>;
}

/** Imports a project whose package was read. */
export async function importReadProject(
  services: Services,
  caller: Caller,
  target: ImportTarget,
  request: ReadProject,
): Promise<ImportResult> {
  const { db, newId, hub } = services;
  const { teamId } = target;
  const { read, storeWith = async () => undefined } = request;
  const found = createFindings();
  if (read.workflowId !== undefined) found.error('', 'useImportWorkflow');
  const chosen = read.document && (await chooseIds(db, teamId, read.document, newId));
  const document = chosen && (await runInSlices(checkDocument(chosen.document, found, newId)));
  const findings = mergeFindings(read.findings, found.list());
  const overlaps =
    chosen?.replaces === true ? await getProjectSummary(db, teamId, asProjectId(chosen.document.project.id)) : null;
  const imported = { ...toImportSummary(read, document, findings), overlaps, project: null };
  if (request.preview) return imported;
  assertNoErrors(findings);
  if (!document) throw new Error('A package without errors has a document.');
  if (overlaps && request.replaceExisting !== true) throw conflict(transferMessages.projectExists);
  // A project that is replaced may become smaller.
  if (!overlaps) await assertRoom(db, { teamId, bytes: read.itemBytes });
  const project = overlaps
    ? await replaceExistingProject(services, caller, target, { document, storeWith })
    : await createImportedProject(services, caller, target, { document, storeWith });
  hub.publish('projectListChanged', { teamId, projectId: project.projectId });
  return { ...imported, project };
}

interface ImportedContent {
  readonly document: ProjectDocument;
  readonly storeWith: (trx: Db) => Promise<void>;
}

async function createImportedProject(
  services: Services,
  caller: Caller,
  { teamId }: ImportTarget,
  { document, storeWith }: ImportedContent,
) {
  // The transaction only stores, as all other requests wait for it on the embedded database.
  const prepared = await prepareProject(services, caller, teamId, toProjectPlan(document));
  return transact(services.db, async (trx) => {
    await lockTeam(trx, teamId);
    await requirePermission(trx, caller, teamId, 'project.import');
    const stored = await refuseTakenIds(() => storeProject(trx, teamId, prepared));
    await storeWith(trx);
    return stored;
  });
}

function replaceExistingProject(
  services: Services,
  caller: Caller,
  target: ImportTarget,
  { document, storeWith }: ImportedContent,
) {
  // The id of the existing project.
  const projectId = asProjectId(document.project.id);
  return changeProject(services, caller, { ...target, projectId }, async (change) => {
    await refuseTakenIds(() =>
      limitProjectAtEnd(change.trx, { teamId: target.teamId, projectId }, () =>
        replaceProject(change, { services, caller, teamId: target.teamId }, document),
      ),
    );
    await storeWith(change.trx);
    return getProjectSummary(change.trx, target.teamId, projectId);
  });
}

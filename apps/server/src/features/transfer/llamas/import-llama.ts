import {
  historyMessages,
  refused,
  transferMessages,
  type BodyOf,
  type ResultOf,
  type transferCalls,
} from '@confab/contracts';
import { getReadingOrder, orderBetween } from '@confab/inputs';
import { asItemId, type ItemId } from '@confab/model';
import { getItemName, type Finding, type ProjectDocument } from '@confab/transfer';
import { changeProject, type ProjectChange } from '../../../core/changes/change-project.ts';
import { assertNodeLimit } from '../../../core/items/assert-node-limit.ts';
import { createItems } from '../../../core/items/create-items.ts';
import { listSkinnyItems } from '../../../core/items/items.repository.ts';
import { assertRoom } from '../../../core/quotas/assert-room.ts';
import { limitProjectAtEnd } from '../../../core/quotas/limit-project-at-end.ts';
import { toItem } from '../../../core/items/to-item.ts';
import type { Caller, Services } from '../../../services.ts';
import { findLlama, saveLlamaInChange } from '../../one/index.ts';
import { decodeBase64 } from '../packages/decode-base64.ts';
import { countItemBytes, parseDocumentTexts } from '../packages/document-texts.ts';
import { assertNoErrors, mergeFindings } from '../read-import.ts';
import { refuseTakenIds } from '../packages/refuse-taken-ids.ts';
import { toProjectPlan } from '../to-project-plan.ts';
import { prepareLlama, type LlamaTarget, type PreparedLlama } from './prepare-llama.ts';
import { readUploadedLlama } from './read-uploaded-llama.ts';

type ImportRequest = BodyOf<typeof transferCalls.importLlama>;
type ImportResult = ResultOf<typeof transferCalls.importLlama>;

/**
 * Imports a llama file into a project, as a whole or not at all. A llama with an id that the project has replaces that
 * one or becomes a duplicate with new ids; the version before a replacement stays in the history.
 */
export async function importLlama(
  services: Services,
  caller: Caller,
  target: LlamaTarget,
  request: ImportRequest,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { teamId } = target;
  const bytes = await decodeBase64(request.content);
  const options = { owner: teamId, signal, transfer: [bytes.buffer] };
  const read = await services.workers.run(readUploadedLlama, { bytes }, options);
  const file = read.document && (await parseDocumentTexts(read.document));
  const itemBytes = read.document ? countItemBytes(read.document) : 0;
  const isReplacement = request.whenExists === 'Replace';
  if (request.preview) {
    const prepared = file && (await prepareLlama(services, services.db, target, file, request.whenExists));
    return toResult(file, prepared, mergeFindings(read.findings, prepared?.findings ?? []), null);
  }
  return changeProject(services, caller, target, async (change) => {
    if (!isReplacement) await assertRoom(change.trx, { ...target, bytes: itemBytes });
    const prepared = file && (await prepareLlama(services, change.trx, target, file, request.whenExists));
    const findings = mergeFindings(read.findings, prepared?.findings ?? []);
    assertNoErrors(findings);
    if (!file || !prepared) throw new Error('A llama file without errors has a llama.');
    if (prepared.existing && !request.whenExists) throw refused(transferMessages.llamaExists);
    const llamaId =
      prepared.existing && isReplacement
        ? await limitProjectAtEnd(change.trx, target, () =>
            replaceLlama({ services, caller, change, projectId: target.projectId }, target, prepared.document),
          )
        : await addLlama(services, change, caller, target, prepared.document);
    return toResult(file, prepared, findings, llamaId);
  });
}

async function addLlama(
  services: Services,
  change: ProjectChange,
  caller: Caller,
  { teamId, projectId }: LlamaTarget,
  document: ProjectDocument,
): Promise<ItemId> {
  await assertNodeLimit(change.trx, teamId, projectId, document.nodes.length, 'page');
  const last = (await listSkinnyItems(change.trx, teamId, projectId)).findLast(({ kind }) => kind === 'llama');
  const order = orderBetween(last?.sortOrder, undefined);
  const ordered = { ...document, workflows: document.workflows.map((llama) => ({ ...llama, order })) };
  const plans = toProjectPlan(ordered).items.filter(({ kind }) => kind !== 'project');
  for (const item of await refuseTakenIds(() => createItems(services, change.trx, caller, teamId, plans)))
    change.emit({ type: 'itemAdded', item: toItem(item) });
  return getLlamaId(document);
}

type SaveContext = Parameters<typeof saveLlamaInChange>[0];

/** Keeps the drafts of the llama as a version, and saves the file in their place. */
async function replaceLlama(
  context: SaveContext,
  { teamId }: LlamaTarget,
  { workflows: [llama], nodes }: ProjectDocument,
): Promise<ItemId> {
  if (!llama) throw new Error('A llama file has a llama.');
  const llamaId = asItemId(llama.id);
  const { trx } = context.change;
  const stored = await findLlama(trx, teamId, llamaId);
  if (stored.llama.isDirty || stored.pages.some(({ isDirty }) => isDirty)) {
    const description = historyMessages.keptBeforeImporting;
    await saveLlamaInChange(context, { teamId, llamaId, version: undefined, description });
  }
  await saveLlamaInChange(context, {
    teamId,
    llamaId,
    version: undefined,
    description: historyMessages.importedLlama,
    propertyValues: llama.values,
    pages: nodes.map(({ id, type, values }) => ({
      id: asItemId(id),
      type,
      parent: typeof values['Parent'] === 'string' ? values['Parent'] : llama.id,
      propertyValues: values,
    })),
    pageList: getReadingOrder(llamaId, nodes),
  });
  return llamaId;
}

function getLlamaId({ workflows: [llama] }: ProjectDocument): ItemId {
  if (!llama) throw new Error('A llama file has a llama.');
  return asItemId(llama.id);
}

function toResult(
  file: ProjectDocument | undefined,
  prepared: PreparedLlama | undefined,
  findings: readonly Finding[],
  llamaId: ItemId | null,
): ImportResult {
  const [llama] = (prepared?.document ?? file)?.workflows ?? [];
  return {
    displayName: llama ? getItemName(llama) : '',
    pageCount: file?.nodes.length ?? 0,
    existing: prepared?.existing ?? null,
    findings: findings.map((finding) => ({ ...finding, names: [...finding.names] })),
    llamaId,
  };
}

import { notFound, type BodyOf, type editingCalls } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { unpack } from '../../core/versions/content.ts';
import { getDisplayName } from '../../core/items/create-items.ts';
import { findItem, updateDraft } from '../../core/items/items.repository.ts';
import { parseDraft, toItem } from '../../core/items/to-item.ts';
import { findVersionContent } from '../../core/versions/versions.repository.ts';

type DiscardRequest = BodyOf<typeof editingCalls.discard>;

/** Replaces a draft with its last save and publishes it. */
export function discardDraft(services: Services, caller: Caller, request: DiscardRequest): Promise<{ seq: number }> {
  return changeProject(services, caller, { ...request, ignoresQuota: true }, async (change) => {
    const item = await findItem(change.trx, request.teamId, request.itemId);
    const content = item && (await findVersionContent(change.trx, item));
    if (!item || !content) throw notFound();
    const draft = unpack(content);
    const displayName = getDisplayName(parseDraft(draft));
    await updateDraft(change.trx, item, { text: draft, displayName, isDirty: false });
    const seq = change.emit({ type: 'itemReplaced', item: toItem({ ...item, draft, displayName, isDirty: false }) });
    return { seq };
  });
}

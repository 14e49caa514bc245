import { conflict, notFound, refused } from '@confab/contracts';
import { frontendVersion, type ItemId, type JsonObject, type ProjectId, type TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Caller, Db, Services } from '../../services.ts';
import { checkValues } from './check-values.ts';
import { changeProject, type ProjectChange } from './change-project.ts';
import { contentHash, pack } from './content.ts';
import { nameIn } from './create-items.ts';
import { findItem, type ItemRow } from './items.repository.ts';
import { assertSize } from './store-draft.ts';
import { parseDraft, toItem } from './to-item.ts';
import { findVersionHash, insertVersions } from './versions.repository.ts';

/** What a save asks for. Without values the draft as it stands is saved. */
export interface Save {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly itemId: string;
  readonly version: number;
  readonly propertyValues?: JsonObject | undefined;
  readonly description?: string | undefined;
  readonly frontendVersion?: number | undefined;
}

export interface Saved {
  readonly version: number;
  readonly seq: number;
  readonly lastUpdatedUtc: string;
}

/**
 * Turns an item's draft into its next version. Equal content makes no new version.
 *
 * A save names the version it follows; another one in between is a conflict, so nobody overwrites what he
 * has not seen.
 */
export function saveItem(services: Services, caller: Caller, save: Save): Promise<Saved> {
  if ((save.frontendVersion ?? frontendVersion) < frontendVersion) {
    throw refused('This page is out of date. A hard refresh is needed to load the newest version.');
  }
  const saved = changeProject(services, caller, save, async (change) => {
    const item = await findItem(change.trx, save.teamId, save.itemId);
    if (!item || item.projectId !== save.projectId) throw notFound();
    if (item.version !== save.version) {
      throw conflict(`Somebody else has saved version ${item.version} in the meantime. Your changes are still there: save again.`);
    }
    return saveVersion(change, caller, item, save);
  });
  return tellLists(services, save, saved);
}

/** A project's row in the lists shows its name and when it was last changed. */
async function tellLists({ hub }: Services, { teamId, projectId, itemId }: Save, saved: Promise<Saved>): Promise<Saved> {
  const done = await saved;
  if (itemId === projectId) hub.publishProjectListChanged(teamId, projectId);
  return done;
}

async function saveVersion(change: ProjectChange, caller: Caller, item: ItemRow, save: Save): Promise<Saved> {
  const { trx } = change;
  const replaced = save.propertyValues;
  const values = replaced ?? parseDraft(item.draft);
  const text = replaced ? JSON.stringify(replaced) : item.draft;
  if (replaced) {
    assertSize(text);
    checkValues(item, replaced);
  }
  const hash = contentHash(values);
  const isNew = !(await findVersionHash(trx, item.id, item.version))?.equals(hash);
  const version = isNew ? item.version + 1 : item.version;
  if (isNew) {
    const { teamId } = item;
    const description = save.description ?? '';
    const content = pack(text);
    await insertVersions(trx, [{ teamId, itemId: item.id, version, authorId: caller.accountId, description, contentHash: hash, content }]);
  }
  const displayName = nameIn(values);
  if (isNew || item.isDirty || replaced) await storeSaved(trx, item.id, { text, displayName, version });
  if (replaced && text !== item.draft) {
    change.emit({ type: 'itemReplaced', item: toItem({ ...item, draft: text, displayName, version, isDirty: false }) });
  }
  // The item's own id is an item id.
  const seq = change.emit({ type: 'itemSaved', itemId: item.id as ItemId, itemKind: item.kind, version });
  return { version, seq, lastUpdatedUtc: new Date().toISOString() };
}

async function storeSaved(trx: Db, id: string, saved: { text: string; displayName: string; version: number }) {
  await trx
    .updateTable('item')
    .set({ draft: saved.text, displayName: saved.displayName, version: saved.version, isDirty: false, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

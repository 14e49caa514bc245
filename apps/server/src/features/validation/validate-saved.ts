import { notFound } from '@confab/contracts';
import { type ItemId, type ProjectId, type TeamId, type JsonText, toJsonText, type JsonObject } from '@confab/model';
import { loadAuthorValues } from '../../core/author-values/load-author-values.ts';
import { listItems, type ItemRow } from '../../core/items/items.repository.ts';
import { addAuthorValuesVersion } from '../../core/releases/author-values-version.ts';
import { listSavesById } from '../../core/releases/program-source.repository.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { unpack } from '../../core/versions/content.ts';
import type { Db, Services } from '../../services.ts';
import { findProblems, type Validation } from './find-problems.ts';
import type { ReleaseVersions } from '../../db/stored-shapes.ts';

/** The problems of a project's last saves. */
export interface SavedValidation extends Validation {
  /** The version of each checked item, as JSON text in the form of a release: item id to version. */
  readonly versions: JsonText<ReleaseVersions>;
}

/** Finds the problems of a project as it was saved last. Drafts with unsaved changes do not count. */
export async function validateSaved(
  services: Services,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  signal: AbortSignal | undefined,
): Promise<SavedValidation> {
  const rows = await listItems(services.db, teamId, projectId);
  if (rows.length === 0) throw notFound();
  const items = await replaceUnsavedDrafts(services.db, teamId, rows);
  const itemVersions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  const authorValues = await loadAuthorValues(services.db, teamId, projectId);
  const versions = toJsonText(addAuthorValuesVersion(itemVersions, authorValues));
  return { ...(await findProblems(services, { teamId, projectId, items, itemIds: undefined, signal })), versions };
}

/** Items per read: each may be a megabyte. */
const itemsPerBatch = 200;

async function replaceUnsavedDrafts(db: Db, teamId: TeamId, items: readonly ItemRow[]): Promise<readonly ItemRow[]> {
  const unsaved = items.filter(({ isDirty }) => isDirty).map(({ id }) => id);
  const saved = new Map<ItemId, JsonText<JsonObject>>();
  const pause = createPause();
  for (let start = 0; start < unsaved.length; start += itemsPerBatch) {
    for (const { id, content } of await listSavesById(db, teamId, unsaved.slice(start, start + itemsPerBatch))) {
      saved.set(id, unpack(content));
      await pause();
    }
  }
  return items.map((item) => ({ ...item, draft: saved.get(item.id) ?? item.draft }));
}

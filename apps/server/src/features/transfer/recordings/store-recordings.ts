import { createRecordingEdits, getRecordingPath, listSpokenTexts } from '@confab/dialog-engine';
import { applyEdit, listLanguages } from '@confab/inputs';
import { asItemId, type ItemId, type ProjectId, type TeamId } from '@confab/model';
import { changeProject } from '../../../core/changes/change-project.ts';
import { storeEdits } from '../../../core/changes/store-edits.ts';
import { findItem, type ItemRow } from '../../../core/items/items.repository.ts';
import { parseDraft } from '../../../core/items/to-item.ts';
import { findSchema } from '../../../core/schemas/find-schema.ts';
import type { Caller, Services } from '../../../services.ts';
import { storeAssets, type ReceivedAsset } from '../../media/index.ts';
import type { RecordedLine } from './match-recordings.ts';

/** A recording whose content is in the storage, without a row. */
export interface ReceivedRecording extends ReceivedAsset {
  readonly line: RecordedLine;
}

interface RecordingTarget {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/**
 * Makes received files the recordings of their lines, as ordinary edits, and stores them in a new folder of the library.
 *
 * @returns those that were stored; a line that was deleted since is left out
 */
export function storeRecordings(
  services: Services,
  caller: Caller,
  target: RecordingTarget,
  received: readonly ReceivedRecording[],
): Promise<ReadonlySet<ReceivedAsset>> {
  const { teamId, projectId } = target;
  const byItem = new Map<ItemId, ReceivedRecording[]>();
  for (const one of received) {
    const id = asItemId(one.line.itemId);
    byItem.set(id, [...(byItem.get(id) ?? []), one]);
  }
  return changeProject(services, caller, target, async (change) => {
    const project = await findItem(change.trx, teamId, projectId);
    const languages = listLanguages(project ? parseDraft(project.draft) : {});
    const stored = new Set<ReceivedRecording>();
    await storeEdits(change, { services, caller, ...target }, [...byItem.keys()], (id, item) => {
      if (!item) return undefined;
      const found = findLines(item, byItem.get(id) ?? [], languages);
      for (const one of found) stored.add(one);
      return applyRecordings(item, found);
    });
    await storeAssets(change.trx, { services, caller, teamId }, `${project?.displayName ?? ''} recordings`, [
      ...stored,
    ]);
    return stored;
  });
}

/** The recordings whose lines the item still has. */
function findLines(
  item: ItemRow,
  recordings: readonly ReceivedRecording[],
  languages: readonly [string, ...string[]],
): readonly ReceivedRecording[] {
  const properties = findSchema(item.kind, item.type)?.properties ?? [];
  const spoken = { id: item.id, name: item.displayName, properties, values: parseDraft(item.draft) };
  const paths = new Set(listSpokenTexts(spoken, languages).map(getRecordingPath));
  return recordings.filter(({ line }) => paths.has(getRecordingPath(line)));
}

function applyRecordings(item: ItemRow, recordings: readonly ReceivedRecording[]) {
  const edits = recordings.flatMap(({ asset, line }) => createRecordingEdits(line, asset.newId, line.wordsHash));
  let values = parseDraft(item.draft);
  for (const edit of edits) ({ values } = applyEdit(values, edit));
  return { values, edits };
}

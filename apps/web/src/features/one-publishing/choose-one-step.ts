import type { ItemVersions, OnePublishStatus } from '@confab/contracts';
import {
  canPublish,
  choosePublishStep,
  openPublish,
  withSource,
  withStage,
  type ItemStages,
  type PublishState,
} from '../publishing/index.ts';

/**
 * The choice of the window before anything is chosen in it: an approved project goes live, and any other takes the next
 * step for its changes, as a Pro project does.
 */
export function chooseOneStep(status: OnePublishStatus, chapters: readonly ItemStages[]): PublishState {
  const { projectId, versions, authorValues, review } = status;
  if (status.status === 'Approved' && !review?.isOutdated)
    return withStage(withSource(openPublish([]), 'Alpha'), 'Live');
  const items = [{ itemId: projectId, ...versions }, { itemId: 'authorValues', ...authorValues }, ...chapters];
  return { ...choosePublishStep(items), items: [] };
}

/**
 * The ids of the chapters that are ticked until the author ticks others: those that the choice would change, or all
 * where only the project, the author values or files are new. Without a source and a target, none.
 */
export function suggestChapters(choice: PublishState, chapters: readonly ItemStages[]): ReadonlySet<string> {
  if (choice.source === null || choice.targets.size === 0) return new Set();
  const changed = chapters.filter((chapter) => canPublish({ ...choice, items: [chapter] }));
  return new Set((changed.length > 0 ? changed : chapters).map(({ itemId }) => itemId));
}

/** The deleted chapters that a stage still has. */
export function listDeletedChapters(items: readonly ItemVersions[]): readonly ItemVersions[] {
  return items.filter(({ kind, development }) => kind === 'llama' && development === null);
}

/** The deleted chapters that leave a target, as they are no longer at the source. */
export function listLeavingChapters(choice: PublishState, deleted: readonly ItemVersions[]): readonly ItemVersions[] {
  const { source, targets } = choice;
  if (source === null) return [];
  return deleted.filter(
    ({ staging, production }) =>
      (source === 'Alpha' || staging === null) &&
      ((targets.has('Beta') && staging !== null) || (targets.has('Live') && production !== null)),
  );
}

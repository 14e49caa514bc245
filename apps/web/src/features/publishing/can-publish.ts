import { stageCodes } from '@confab/model';
import { getTarget, listVersions, type ItemStages, type PublishSource, type PublishState } from './publish-state.ts';

/** What is missing in the choice of a source and a target, or makes the choice useless. */
type ChoiceObstacle =
  | 'sourceMissing'
  | 'targetMissing'
  | 'liveMissing'
  | 'chapterMissing'
  | 'nothingSaved'
  | 'nothingOnBeta'
  | 'nothingNew';

/** The reason why the Publish button is off, as the name of the sentence beside it. */
export type PublishObstacle = ChoiceObstacle | 'reasonMissing' | 'termsMissing' | 'checking';

/**
 * The missing choice or step before this choice can be published; undefined when it can be (A4.39, A5.9).
 *
 * With beta as the source, beta is a target as well (A4.40): only live is then another stage.
 */
export function findChoiceObstacle(state: PublishState): ChoiceObstacle | undefined {
  const { source, items } = state;
  const target = getTarget(state);
  if (source === null) return 'sourceMissing';
  if (target === null) return 'targetMissing';
  if (items.length === 0) return 'chapterMissing';
  if (items.every((item) => getVersionAt(item, source) === null))
    return source === 'Beta' ? 'nothingOnBeta' : 'nothingSaved';
  if (source === 'Beta' && target === 'Beta') return 'liveMissing';
  return canPublish(state) ? undefined : 'nothingNew';
}

/**
 * Whether the Publish button is enabled: a source and a target are chosen, and at least one item has another version on
 * a target than at the source (A4.39), where a deleted item has none, or a target shows an old picture or sound.
 */
export function canPublish(state: PublishState): boolean {
  const { source, targets, items, oldMedia } = state;
  if (source === null || targets.size === 0) return false;
  if (oldMedia && [...targets].some((target) => oldMedia.has(target))) return true;
  // A source without a version of any item has nothing to publish; if it has others, this one was deleted.
  if (items.every((item) => getVersionAt(item, source) === null)) return false;
  return listVersions(items).some((item) => {
    const version = getVersionAt(item, source);
    return (targets.has('Beta') && item.staging !== version) || (targets.has('Live') && item.production !== version);
  });
}

/** The source and targets of a PromoteProject request, as codes (A7.72, A7.73). */
export interface PromoteRequest {
  readonly source: 1 | 2;
  readonly environments: ['2'] | ['2', '0'];
}

/** Builds the request for the current choice; undefined while a source or a target is missing. */
export function buildPromoteRequest(state: PublishState): PromoteRequest | undefined {
  if (state.source === null || state.targets.size === 0) return undefined;
  return { source: stageCodes[state.source], environments: state.targets.has('Live') ? ['2', '0'] : ['2'] };
}

/** The version of an item at the source. */
function getVersionAt(item: Pick<ItemStages, 'development' | 'staging'>, source: PublishSource): number | null {
  return source === 'Beta' ? item.staging : item.development;
}

import type { PublishedStage } from '@confab/model';

/** A version on each stage; null where there is none (A3.18). */
interface StageVersions {
  readonly development: number | null;
  readonly staging: number | null;
  readonly production: number | null;
}

/** Versions of one item on each stage. */
export interface ItemStages extends StageVersions {
  readonly itemId: string;
  /** A number for the pages of a chapter on each stage. Equal pages have equal numbers. */
  readonly pages?: StageVersions;
}

/** Where a release comes from: the last saved versions, or the release on beta. */
export type PublishSource = 'Alpha' | 'Beta';

/** The choices made so far in the publish modal; all items of the project are published together. */
export interface PublishState<Item extends ItemStages = ItemStages> {
  readonly items: readonly Item[];
  readonly source: PublishSource | null;
  readonly targets: ReadonlySet<PublishedStage>;
  /** The stages that show a picture, sound or video whose content has been replaced since. */
  readonly oldMedia?: ReadonlySet<PublishedStage>;
}

/** Neither a source nor a target is chosen. */
export function openPublish<Item extends ItemStages>(items: readonly Item[]): PublishState<Item> {
  return { items, source: null, targets: new Set() };
}

/**
 * The choice of a publish modal before anything is chosen in it: the next step for the changes. The last saves go to
 * beta if beta has others or nothing yet, a release goes from beta to live if live has another; nothing is chosen if
 * all stages are the same.
 */
export function choosePublishStep<Item extends ItemStages>(items: readonly Item[]): PublishState<Item> {
  const nothing = openPublish(items);
  const versions = listVersions(items);
  if (
    versions.some(({ development, staging }) => development !== staging) ||
    items.every(({ staging }) => staging === null)
  )
    return withStage(withSource(nothing, 'Alpha'), 'Beta');
  if (versions.some(({ staging, production }) => staging !== production))
    return withStage(withSource(nothing, 'Beta'), 'Live');
  return nothing;
}

/** The versions that make items differ between stages: their own, and those of the pages of a chapter. */
export function listVersions(items: readonly ItemStages[]): readonly StageVersions[] {
  return items.flatMap((item) => (item.pages ? [item, item.pages] : [item]));
}

/** Chooses the source. With beta as the source, beta is also among the targets. */
export function withSource<Item extends ItemStages>(
  state: PublishState<Item>,
  source: PublishSource,
): PublishState<Item> {
  if (state.source === source) return state;
  const targets = source === 'Beta' ? changed(state.targets, 'Beta' as const, true) : state.targets;
  return { ...state, source, targets };
}

/**
 * Selects or deselects a target.
 *
 * Selecting live also selects beta, and beta cannot be deselected while it is locked (A4.40).
 */
export function withTarget<Item extends ItemStages>(
  state: PublishState<Item>,
  target: PublishedStage,
  isChosen: boolean,
): PublishState<Item> {
  if (state.targets.has(target) === isChosen) return state;
  if (target === 'Beta' && isBetaLocked(state)) return state;
  const targets = changed(state.targets, target, isChosen);
  return { ...state, targets: targets.has('Live') ? changed(targets, 'Beta' as const, true) : targets };
}

/** Whether the beta target is selected and locked: it is the source, or live is selected (A4.40). */
export function isBetaLocked(state: PublishState): boolean {
  return state.source === 'Beta' || state.targets.has('Live');
}

/** Selects one stage as the target; live includes beta. With beta as the source, beta stays a target. */
export function withStage<Item extends ItemStages>(
  state: PublishState<Item>,
  stage: PublishedStage,
): PublishState<Item> {
  return stage === 'Live'
    ? withTarget(state, 'Live', true)
    : withTarget(withTarget(state, 'Live', false), 'Beta', true);
}

/** The furthest stage among the targets; null while none is selected. */
export function getTarget({ targets }: PublishState): PublishedStage | null {
  return targets.has('Live') ? 'Live' : targets.has('Beta') ? 'Beta' : null;
}

function changed<T>(values: ReadonlySet<T>, value: T, isIn: boolean): ReadonlySet<T> {
  const copy = new Set(values);
  if (isIn) copy.add(value);
  else copy.delete(value);
  return copy;
}

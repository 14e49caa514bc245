import type { PublishedStage } from '@confab/model';

/** Versions of one item on each stage; null where it is not there (A3.18). */
export interface ItemStages {
  readonly itemId: string;
  readonly development: number | null;
  readonly staging: number | null;
  readonly production: number | null;
}

/** Where a release is taken from: the last saves, or what beta holds. */
export type PublishSource = 'Alpha' | 'Beta';

/** What somebody has chosen so far in the publish modal. */
export interface PublishState<Item extends ItemStages = ItemStages> {
  readonly items: readonly Item[];
  readonly ticked: ReadonlySet<string>;
  readonly source: PublishSource | null;
  readonly targets: ReadonlySet<PublishedStage>;
}

/** A publish modal that was opened and not touched: every item is ticked, nothing is chosen. */
export function openPublish<Item extends ItemStages>(items: readonly Item[]): PublishState<Item> {
  return { items, ticked: new Set(items.map(({ itemId }) => itemId)), source: null, targets: new Set() };
}

/** Ticks or unticks an item. */
export function withTick<Item extends ItemStages>(
  state: PublishState<Item>,
  itemId: string,
  isTicked: boolean,
): PublishState<Item> {
  if (state.ticked.has(itemId) === isTicked) return state;
  return { ...state, ticked: changed(state.ticked, itemId, isTicked) };
}

/** Chooses the source. Publishing from beta is publishing what beta has, so beta is among the targets. */
export function withSource<Item extends ItemStages>(
  state: PublishState<Item>,
  source: PublishSource,
): PublishState<Item> {
  if (state.source === source) return state;
  const targets = source === 'Beta' ? changed(state.targets, 'Beta' as const, true) : state.targets;
  return { ...state, source, targets };
}

/**
 * Chooses a target or takes it back.
 *
 * Live forces beta on, and beta cannot be taken back while it is locked (A4.40).
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

/** Whether the beta target is on and cannot be taken back: it is the source, or live is chosen (A4.40). */
export function isBetaLocked(state: PublishState): boolean {
  return state.source === 'Beta' || state.targets.has('Live');
}

function changed<T>(values: ReadonlySet<T>, value: T, isIn: boolean): ReadonlySet<T> {
  const copy = new Set(values);
  if (isIn) copy.add(value);
  else copy.delete(value);
  return copy;
}

import { stageCodes } from '@confab/model';
import type { ItemStages, PublishSource, PublishState } from './publish-state.ts';

/** Messages of the publish modal, word for word (A5.9, A8.93). */
export const publishMessages = {
  sourceMissing: 'You need to choose a Publish Source',
  targetMissing: 'You need to choose a Publish target',
  published: 'Published Successfully',
} as const;

/** Why nothing can be published yet, in words; undefined when a source and a target are chosen (A5.9). */
export function publishFault(state: PublishState): string | undefined {
  if (state.source === null) return publishMessages.sourceMissing;
  return state.targets.size === 0 ? publishMessages.targetMissing : undefined;
}

/**
 * Whether the Publish button is enabled: a source and a target are chosen, and at least one
 * ticked item has another version on a target than at the source (A4.39).
 */
export function canPublish(state: PublishState): boolean {
  const { source, targets, items, ticked } = state;
  if (source === null || targets.size === 0) return false;
  return items.some((item) => {
    const version = versionAt(item, source);
    if (!ticked.has(item.itemId) || version === null) return false;
    return (targets.has('Beta') && item.staging !== version) || (targets.has('Live') && item.production !== version);
  });
}

/** What PromoteProject is asked: code of the source, codes of the targets (A7.72, A7.73). */
export interface PromoteRequest {
  readonly source: 1 | 2;
  readonly environments: ['2'] | ['2', '0'];
}

/** The request for what is chosen; undefined while a source or a target is missing. */
export function promoteRequest(state: PublishState): PromoteRequest | undefined {
  if (state.source === null || state.targets.size === 0) return undefined;
  return { source: stageCodes[state.source], environments: state.targets.has('Live') ? ['2', '0'] : ['2'] };
}

/** Which version of an item would be published. */
export function versionAt(item: ItemStages, source: PublishSource): number | null {
  return source === 'Beta' ? item.staging : item.development;
}

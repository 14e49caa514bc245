import { stageCodes } from '@confab/model';
import type { ItemStages, PublishSource, PublishState } from './publish-state.ts';
import { publishMessages } from '../../words/web-messages.ts';

/** The message about the missing source or target; undefined when both are chosen (A5.9). */
export function getMissingChoice(state: PublishState): string | undefined {
  if (state.source === null) return publishMessages.sourceMissing;
  return state.targets.size === 0 ? publishMessages.targetMissing : undefined;
}

/**
 * Whether the Publish button is enabled: a source and a target are chosen, and at least one
 * item has another version on a target than at the source (A4.39), or a target shows an old picture or sound.
 */
export function canPublish(state: PublishState): boolean {
  const { source, targets, items, oldMedia } = state;
  if (source === null || targets.size === 0) return false;
  if (oldMedia && [...targets].some((target) => oldMedia.has(target))) return true;
  return items.some((item) => {
    const version = getVersionAt(item, source);
    if (version === null) return false;
    return (targets.has('Beta') && item.staging !== version) || (targets.has('Live') && item.production !== version);
  });
}

/** The source and targets of a PromoteProject request, as codes (A7.72, A7.73). */
interface PromoteRequest {
  readonly source: 1 | 2;
  readonly environments: ['2'] | ['2', '0'];
}

/** Builds the request for the current choice; undefined while a source or a target is missing. */
export function buildPromoteRequest(state: PublishState): PromoteRequest | undefined {
  if (state.source === null || state.targets.size === 0) return undefined;
  return { source: stageCodes[state.source], environments: state.targets.has('Live') ? ['2', '0'] : ['2'] };
}

/** The version of an item at the source. */
function getVersionAt(item: ItemStages, source: PublishSource): number | null {
  return source === 'Beta' ? item.staging : item.development;
}

import type { PublishedStage } from '@confab/model';
import { versionAt } from './can-publish.ts';
import type { ItemStages, PublishState } from './publish-state.ts';

/** The versions as they stand after a publish went through, without asking again (A4.41, A4.44). */
export function afterPublish<Item extends ItemStages>(state: PublishState<Item>): PublishState<Item> {
  const { source, targets, ticked } = state;
  if (source === null || targets.size === 0) return state;
  const items = state.items.map((item) => {
    const version = versionAt(item, source);
    if (!ticked.has(item.itemId) || version === null) return item;
    return {
      ...item,
      staging: targets.has('Beta') ? version : item.staging,
      production: targets.has('Live') ? version : item.production,
    };
  });
  return { ...state, items };
}

/** What a version cell says: its number, a dash where there is none, or that it has the newest save (A4.45). */
export function versionLabel(item: ItemStages, stage: PublishedStage): string {
  const version = stage === 'Live' ? item.production : item.staging;
  if (version === null) return '–';
  return version === item.development ? 'Up to date' : String(version);
}

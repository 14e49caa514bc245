import type { PublishedStage } from '@confab/model';
import { publishMessages } from '../../words/web-messages.ts';
import type { ItemStages } from './publish-state.ts';

/** The message of a version cell: the number, a dash without a version, or that the stage has the latest save (A4.45). */
export function getVersionLabel(item: ItemStages, stage: PublishedStage): string {
  const version = stage === 'Live' ? item.production : item.staging;
  if (version === null) return '–';
  return version === item.development ? publishMessages.upToDate : String(version);
}

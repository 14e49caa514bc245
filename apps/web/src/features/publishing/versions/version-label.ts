import type { PublishedStage } from '@confab/model';
import { publishMessages } from '../../../words/messages/publish-messages.ts';
import { listVersions, type ItemStages } from '../publish-state.ts';
import type { Message } from '../../../words/message.ts';

/** The message of a version cell: the number, a dash without a version, or that the stage has the latest save (A4.45). */
export function getVersionLabel(item: ItemStages, stage: PublishedStage): Message {
  const version = stage === 'Live' ? item.production : item.staging;
  if (version === null) return { message: '–' };
  return isUpToDate(item, stage) ? publishMessages.upToDate : { message: String(version) };
}

/** Whether a stage has the latest save of an item, and those of its pages if it is a chapter. */
export function isUpToDate(item: ItemStages, stage: PublishedStage): boolean {
  return listVersions([item]).every(
    ({ development, staging, production }) => development === (stage === 'Live' ? production : staging),
  );
}

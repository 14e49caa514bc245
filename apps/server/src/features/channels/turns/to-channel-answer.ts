import {
  findAskedSlot,
  getConversationLanguage,
  listKeptSlots,
  readChangedSlots,
  type ConversationState,
  type Program,
  type TurnResult,
} from '@confab/dialog-engine';
import type { ChannelAnswer } from '../../../db/stored-shapes.ts';
import type { ChannelTurn } from '../channel-turn.ts';
import { getAssistantHead } from '../find-assistant.ts';
import type { ChannelConversation } from '../conversations.repository.ts';

/**
 * Creates the answer of a turn for the channel that requested it.
 *
 * @param before the conversation before the turn; undefined for its first
 */
export function toChannelAnswer(
  project: Program,
  { conversation, outputs, ended }: TurnResult,
  releaseId: ChannelConversation['releaseId'],
  { askableSlots = [], input }: ChannelTurn,
  before?: ConversationState,
): ChannelAnswer {
  const head = getAssistantHead(project, getConversationLanguage(conversation));
  const askedSlot = findAskedSlot(project, conversation, askableSlots);
  const keptSlots = listKeptSlots(project, conversation, askableSlots);
  const changedSlots =
    before && input.type === 'said' ? readChangedSlots(project, before, conversation, askableSlots) : {};
  return {
    ...head,
    releaseId,
    outputs,
    ended,
    ...(askedSlot !== undefined && { askedSlot }),
    ...(keptSlots.length > 0 && { keptSlots }),
    ...(Object.keys(changedSlots).length > 0 && { changedSlots }),
  };
}

import type { AnalyticDataOf } from '@confab/contracts';
import { asProjectId } from '@confab/model';
import type { ConversationRow } from '../conversations.repository.ts';

/** Converts a conversation to its line in the list. @param numbers the numbers of releases by their ids */
export function toConversationLine(
  { at, projectId, releaseId, ...row }: ConversationRow,
  numbers: ReadonlyMap<string, number>,
): AnalyticDataOf<'correspondence'>['conversations'][number] {
  return {
    ...row,
    projectId: asProjectId(projectId),
    startedUtc: at.toISOString(),
    release: numbers.get(releaseId ?? '') ?? null,
  };
}

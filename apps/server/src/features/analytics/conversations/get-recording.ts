import { notFound, type QueryOf, type Recording, type recordingCalls } from '@confab/contracts';
import type { Services } from '../../../services.ts';
import { listTurns } from '../conversations.repository.ts';
import { findRecordingHead } from './recordings.repository.ts';

/**
 * Reads a visitor's conversation with a project in a form that can be replayed.
 * @throws notFound for one that is not kept
 */
export async function getRecording(
  { db }: Services,
  { teamId, projectId, conversation }: QueryOf<typeof recordingCalls.get>,
): Promise<Recording> {
  const head = await findRecordingHead(db, { teamId, projectId, conversation });
  if (!head) throw notFound();
  const turns = await listTurns(db, { teamId, projectIds: [projectId] }, conversation);
  const { at, ...rest } = head;
  return {
    ...rest,
    conversation,
    startedUtc: at.toISOString(),
    turns: turns.map(({ number, input, said, answered, isEnded }) => ({ number, input, said, answered, isEnded })),
  };
}

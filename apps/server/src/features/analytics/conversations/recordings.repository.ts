import type { ProjectId, ReleaseId, Stage, TeamId } from '@confab/model';
import type { Db } from '../../../services.ts';

/** What a conversation began with. */
interface RecordingHead {
  readonly at: Date;
  readonly stage: Stage;
  readonly channel: string;
  readonly language: string;
  /** Null for the newest save, and for a release that no longer exists. */
  readonly releaseId: ReleaseId | null;
  readonly release: number | null;
  readonly isNewVisitor: boolean | null;
}

/**
 * Finds how a conversation of a project began.
 * @param key.conversation the id of its first turn
 */
export async function findRecordingHead(
  db: Db,
  key: { readonly teamId: TeamId; readonly projectId: ProjectId; readonly conversation: string },
): Promise<RecordingHead | undefined> {
  const row = await db
    .selectFrom('channelEvent as event')
    .leftJoin('release', (join) =>
      join
        .onRef('release.id', '=', 'event.releaseId')
        .on('release.teamId', '=', key.teamId)
        .on('release.projectId', '=', key.projectId),
    )
    .where('event.teamId', '=', key.teamId)
    .where('event.projectId', '=', key.projectId)
    .where('event.id', '=', key.conversation)
    .where('event.turn', '=', 1)
    .select([
      'event.at',
      'event.stage',
      'event.channel',
      'event.language',
      'event.isNewVisitor',
      'release.id as releaseId',
      'release.number as release',
    ])
    .executeTakeFirst();
  // Channels store the stages of the model only.
  return row && { ...row, stage: row.stage as Stage };
}

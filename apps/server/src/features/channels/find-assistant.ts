import type { ReleaseId, TeamId } from '@confab/model';
import type { Program } from '@confab/dialog-engine';
import type { Db } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { findStageRelease } from '../../core/releases/releases.repository.ts';
import { getReleaseProgram, getSavedProgram } from '../../core/releases/programs.ts';
import { readChannelSettings, settingsOfRelease, type ChannelSettings } from './channel-settings.ts';
import type { ChannelPlace } from './channel-turn.ts';

/** Who answers at a place now. */
export interface Assistant {
  readonly teamId: TeamId;
  /** Null at alpha, where there is no release. */
  readonly releaseId: ReleaseId | null;
  readonly settings: ChannelSettings;
  /** What a conversation runs on: the release it began with, or the newest save at alpha. */
  programOf(releaseId: ReleaseId | null): Promise<Program | undefined>;
}

/**
 * Finds who answers at a place. It is asked for every turn, so that what is taken off a stage, and whose team is gone,
 * falls silent at once (CHAT-6).
 */
export async function findAssistant(trx: Db, place: ChannelPlace): Promise<Assistant | undefined> {
  if (place.stage === 'Alpha') return findNewest(trx, place);
  const found = await findStageRelease(trx, place.projectId, place.stage);
  return (
    found && {
      ...found,
      settings: await settingsOfRelease(trx, found.releaseId),
      programOf: (releaseId) => getReleaseProgram(trx, releaseId ?? found.releaseId),
    }
  );
}

async function findNewest(trx: Db, { projectId, member }: ChannelPlace): Promise<Assistant | undefined> {
  const project = member && (await findItem(trx, member.teamId, projectId));
  if (!project || project.kind !== 'project') return undefined;
  const { teamId } = member;
  const programOf = () => getSavedProgram(trx, teamId, projectId, project.seq);
  return { teamId, releaseId: null, settings: readChannelSettings({}), programOf };
}

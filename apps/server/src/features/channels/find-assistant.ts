import type { ReleaseId, TeamId } from '@confab/model';
import { chooseProgram, listProgramLanguages, type Program } from '@confab/dialog-engine';
import type { Db, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { findStageRelease } from '../../core/releases/releases.repository.ts';
import { getReleaseProgram, getSavedProgram } from '../../core/releases/programs.ts';
import { readChannelSettings, getReleaseSettings, type ChannelSettings } from './channel-settings.ts';
import type { ChannelEndpoint } from './channel-turn.ts';
import type { ChannelAnswer } from '../../db/stored-shapes.ts';

/** The assistant at an endpoint. */
export interface Assistant {
  readonly teamId: TeamId;
  /** Null at alpha, which has no release. */
  readonly releaseId: ReleaseId | null;
  readonly settings: ChannelSettings;
  /** Returns the program of a conversation: the release it started with, or the saved state at alpha. */
  getProgram(releaseId: ReleaseId | null): Promise<Program | undefined>;
}

/**
 * Finds the assistant at an endpoint. It is looked up for every turn, so that an assistant stops answering at once when
 * its stage is cleared or its team is deleted (CHAT-6).
 */
export async function findAssistant(
  services: Pick<Services, 'processState'>,
  trx: Db,
  endpoint: ChannelEndpoint,
): Promise<Assistant | undefined> {
  if (endpoint.stage === 'Alpha') return findAlphaAssistant(services, trx, endpoint);
  const found = await findStageRelease(trx, endpoint.projectId, endpoint.stage);
  return (
    found && {
      ...found,
      settings: await getReleaseSettings(services, trx, found.releaseId),
      getProgram: (releaseId) => getReleaseProgram(services, trx, releaseId ?? found.releaseId),
    }
  );
}

async function findAlphaAssistant(
  services: Pick<Services, 'processState'>,
  trx: Db,
  { projectId, member, reviewedReleaseId }: ChannelEndpoint,
): Promise<Assistant | undefined> {
  const project = member && (await findItem(trx, member.teamId, projectId));
  if (!project || project.kind !== 'project') return undefined;
  const { teamId } = member;
  const settings = readChannelSettings({});
  if (reviewedReleaseId) {
    // A conversation that was begun with an earlier version under review goes on with that version.
    const getReviewed = (releaseId: ReleaseId | null) =>
      getReleaseProgram(services, trx, releaseId ?? reviewedReleaseId);
    return { teamId, releaseId: reviewedReleaseId, settings, getProgram: getReviewed };
  }
  const getProgram = () => getSavedProgram(services, trx, teamId, projectId, project.seq);
  return { teamId, releaseId: null, settings, getProgram };
}

/** What each answer tells of its assistant, in the language of the conversation. */
export function getAssistantHead(
  project: Program,
  wanted: string,
): Pick<ChannelAnswer, 'assistantName' | 'chatLook' | 'language' | 'languages'> {
  const { projectName, chatLook, language } = chooseProgram(project, wanted);
  const languages = listProgramLanguages(project);
  return { assistantName: projectName, chatLook, language, ...(languages.length > 1 && { languages }) };
}

import type { ReleaseId, TeamId } from '@confab/model';
import { chooseProgram, listProgramLanguages, type Program } from '@confab/dialog-engine';
import type { Db, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { findStageRelease } from '../../core/releases/releases.repository.ts';
import { type Load, loadAtOnce, loadProjectProgram, loadReleaseProgram } from '../conversations/index.ts';
import { loadReleaseSettings, readChannelSettings, type ChannelSettings } from './channel-settings.ts';
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

/** The open transaction of an attempt, and how it loads slow data. */
interface AssistantReader {
  readonly trx: Db;
  readonly load: Load;
}

type AssistantServices = Pick<Services, 'db' | 'processState'>;

/**
 * Finds the assistant at an endpoint. It is looked up for every turn, so that an assistant stops answering at once when
 * its stage is cleared or its team is deleted (CHAT-6).
 *
 * @param reader given where a transaction is open
 */
export async function findAssistant(
  services: AssistantServices,
  endpoint: ChannelEndpoint,
  reader: AssistantReader = { trx: services.db, load: loadAtOnce },
): Promise<Assistant | undefined> {
  if (endpoint.stage === 'Alpha') return findAlphaAssistant(services, endpoint, reader);
  const { trx, load } = reader;
  const found = await findStageRelease(trx, endpoint.projectId, endpoint.stage);
  return (
    found && {
      ...found,
      settings: await loadReleaseSettings(services, load, found.releaseId),
      getProgram: (releaseId) => loadReleaseProgram(services, load, releaseId ?? found.releaseId),
    }
  );
}

async function findAlphaAssistant(
  services: AssistantServices,
  { projectId, member, reviewedReleaseId }: ChannelEndpoint,
  { trx, load }: AssistantReader,
): Promise<Assistant | undefined> {
  const project = member && (await findItem(trx, member.teamId, projectId));
  if (!project || project.kind !== 'project') return undefined;
  const { teamId } = member;
  const settings = readChannelSettings({});
  if (reviewedReleaseId) {
    // A conversation that was begun with an earlier version under review continues with that version.
    const getReviewed = (releaseId: ReleaseId | null) =>
      loadReleaseProgram(services, load, releaseId ?? reviewedReleaseId);
    return { teamId, releaseId: reviewedReleaseId, settings, getProgram: getReviewed };
  }
  const saved = { teamId, projectId, state: 'saved', seq: project.seq } as const;
  const getProgram = async () => (await loadProjectProgram(services, load, saved)).program;
  return { teamId, releaseId: null, settings, getProgram };
}

/** The data about its assistant in each answer, in the language of the conversation. */
export function getAssistantHead(
  project: Program,
  wanted: string,
): Pick<ChannelAnswer, 'assistantName' | 'chatLook' | 'language' | 'languages'> {
  const { projectName, chatLook, language } = chooseProgram(project, wanted);
  const languages = listProgramLanguages(project);
  return { assistantName: projectName, chatLook, language, ...(languages.length > 1 && { languages }) };
}

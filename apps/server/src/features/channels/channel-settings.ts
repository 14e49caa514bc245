import { isSecretValue, type SecretContent } from '@confab/inputs';
import { isJsonObject, parseSites, type JsonValue, type ReleaseId } from '@confab/model';
import type { Services } from '../../services.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { unpackInBackground } from '../../core/versions/content.ts';
import { parseSourceProjectInSteps } from '../../core/releases/parse-source.ts';
import { findReleaseContent } from '../../core/releases/releases.repository.ts';
import type { Load } from '../conversations/index.ts';

/** The channel settings of a project, as published. */
export interface ChannelSettings {
  /** Origins of pages that may talk to the assistant; undefined for any. Invalid addresses allow no page. */
  readonly allowedOrigins: readonly string[] | undefined;
  /** Days for which the text of conversations is stored; undefined when it is not stored. */
  readonly keepTextDays: number | undefined;
  /** The only Alexa skill that may use the assistant; undefined for any. */
  readonly alexaSkillId: string | undefined;
  /** The secret that a Dialogflow agent has to send, as documents hold it; undefined when none is required. */
  readonly dialogflowSecret: SecretContent | undefined;
}

const defaultTextDays = 90;
const maxTextDays = 400;
const maxCachedReleases = 200;
/** The settings of releases by release id, the ones that were used longest ago first. */
const createSettingsCache = () => new Map<ReleaseId, ChannelSettings>();
/** The settings that are being read, by release id. */
const createSettingsReads = () => new Map<ReleaseId, Promise<ChannelSettings>>();

type SettingsServices = Pick<Services, 'db' | 'processState'>;

/** The settings of a release. Releases never change, so the settings are cached. */
export async function loadReleaseSettings(
  services: SettingsServices,
  load: Load,
  releaseId: ReleaseId,
): Promise<ChannelSettings> {
  const cache = services.processState.get(createSettingsCache);
  const known = cache.get(releaseId);
  if (!known) return load(`settings ${releaseId}`, () => readReleaseSettings(services, releaseId));
  cache.delete(releaseId);
  cache.set(releaseId, known);
  return known;
}

/** Reads the settings of a release once, however many requests wait for them. */
function readReleaseSettings(services: SettingsServices, releaseId: ReleaseId): Promise<ChannelSettings> {
  const reads = services.processState.get(createSettingsReads);
  const begun = reads.get(releaseId);
  if (begun) return begun;
  const read = cacheReleaseSettings(services, releaseId).finally(() => reads.delete(releaseId));
  reads.set(releaseId, read);
  return read;
}

async function cacheReleaseSettings(
  { db, processState }: SettingsServices,
  releaseId: ReleaseId,
): Promise<ChannelSettings> {
  const content = await findReleaseContent(db, releaseId);
  const project = content && (await runInSlices(parseSourceProjectInSteps(await unpackInBackground(content))));
  const settings = readChannelSettings(project?.values);
  const cache = processState.get(createSettingsCache);
  cache.set(releaseId, settings);
  const [oldest] = cache.keys();
  if (cache.size > maxCachedReleases && oldest !== undefined) cache.delete(oldest);
  return settings;
}

/** Reads the settings from the values of a project. Invalid values count as not set. */
export function readChannelSettings(values: JsonValue | undefined): ChannelSettings {
  const written = isJsonObject(values) ? values : {};
  const text = (name: string) => {
    const value = written[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const sites = text('AllowedOrigins');
  const keeps = written.KeepConversationText === true || written.KeepConversationText === 'true';
  const days = Math.trunc(Number(written.ConversationTextDays ?? defaultTextDays));
  return {
    allowedOrigins: sites === undefined ? undefined : parseSites(sites).origins,
    keepTextDays: keeps ? Math.min(maxTextDays, days >= 1 ? days : defaultTextDays) : undefined,
    alexaSkillId: text('AlexaSkillId'),
    dialogflowSecret: isSecretValue(written.DialogflowSecret) ? written.DialogflowSecret : text('DialogflowSecret'),
  };
}

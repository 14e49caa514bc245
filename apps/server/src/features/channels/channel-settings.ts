import { isJsonObject, type JsonValue, type ReleaseId } from '@confab/model';
import type { Db } from '../../services.ts';
import { unpack } from '../../core/versions/content.ts';
import { findReleaseContent } from '../../core/releases/releases.repository.ts';

/** What the author of a project says about its channels, as it was published. */
export interface ChannelSettings {
  /** Origins of pages that may talk to the assistant; empty for any. */
  readonly allowedOrigins: readonly string[];
  /** Days for which what is said is kept; undefined where it is not kept. */
  readonly keepTextDays: number | undefined;
  /** The Alexa skill that may ask; undefined for any. */
  readonly alexaSkillId: string | undefined;
  /** What a Dialogflow agent has to know; undefined where anybody may ask. */
  readonly dialogflowSecret: string | undefined;
}

const usualDays = 90;
const mostDays = 400;
const mostRemembered = 200;
const remembered = new Map<string, ChannelSettings>();

/** The settings of a release; it never changes, so they are read once. */
export async function settingsOfRelease(db: Db, releaseId: ReleaseId): Promise<ChannelSettings> {
  const known = remembered.get(releaseId);
  if (known) return known;
  const content = await findReleaseContent(db, releaseId);
  // This server froze the text from a project.
  const source = content ? (JSON.parse(unpack(content)) as { project?: { values?: JsonValue } }) : {};
  const settings = readChannelSettings(source.project?.values);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(releaseId, settings);
  return settings;
}

/** Reads the settings from the values of a project; what is not sensible counts as not written. */
export function readChannelSettings(values: JsonValue | undefined): ChannelSettings {
  const written = isJsonObject(values) ? values : {};
  const text = (name: string) => {
    const value = written[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const keeps = written.KeepConversationText === true || written.KeepConversationText === 'true';
  const days = Math.trunc(Number(written.ConversationTextDays ?? usualDays));
  return {
    allowedOrigins: (text('AllowedOrigins') ?? '').split(/\s+/).flatMap(originOf),
    keepTextDays: keeps ? Math.min(mostDays, days >= 1 ? days : usualDays) : undefined,
    alexaSkillId: text('AlexaSkillId'),
    dialogflowSecret: text('DialogflowSecret'),
  };
}

/** A page's address stands for the site it is on. */
function originOf(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}

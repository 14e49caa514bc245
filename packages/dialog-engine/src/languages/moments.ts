import type { ConversationContext } from '@confab/model';
import { fixedMoment, type Moment } from '@confab/understanding';

/**
 * The zone of most people of a region, for platforms that do not send where a person is. In a region with several zones
 * it is wrong by some hours, as UTC would be for all.
 */
const zoneByRegion: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  MX: 'America/Mexico_City',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland',
  SG: 'Asia/Singapore',
  US: 'America/New_York',
};

/** The moment of an utterance in the person's time zone, or in UTC if it is unknown. */
export function createMoment(context: ConversationContext, instant: number): Moment {
  const { language, timeZone, region = getRegion(language) } = context;
  const zone = timeZone ?? (region === undefined ? undefined : zoneByRegion[region]);
  const offsetAt = zone === undefined ? undefined : getZone(zone);
  return { ...fixedMoment(instant), ...(offsetAt && { offsetAt }), region };
}

/** A person's place from a channel, as a conversation stores it; unknown names of time zones are left out. */
export function locatePerson({ timeZone, region }: PersonPlace): Pick<ConversationContext, 'timeZone' | 'region'> {
  return {
    ...(timeZone !== undefined && getZone(timeZone) && { timeZone }),
    ...(region !== undefined && { region }),
  };
}

interface PersonPlace {
  readonly timeZone?: string | undefined;
  readonly region?: string | undefined;
}

/** `GB` of `en-GB`; undefined for a language without a region. */
function getRegion(language: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|[0-9]{3})$/i.exec(language)?.[1]?.toUpperCase();
}

/** A zone as minutes ahead of UTC at an instant. */
type Zone = Moment['offsetAt'];

// There are some hundreds of zones, and a formatter for each takes some kilobytes.
const zonesMax = 100;
const knownZones = new Map<string, Zone | undefined>();

/** @returns undefined for a name that is not a zone */
function getZone(name: string): Zone | undefined {
  if (knownZones.has(name)) return knownZones.get(name);
  if (knownZones.size >= zonesMax) knownZones.clear();
  const zone = createZone(name);
  knownZones.set(name, zone);
  return zone;
}

function createZone(timeZone: string): Zone | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return (instant) => readOffset(format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value);
  } catch {
    return undefined; // No zone has this name.
  }
}

/** Reads 'GMT+05:30' as 330; 'GMT' is 0. */
function readOffset(text = ''): number {
  const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text) ?? [];
  const count = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -count : count;
}

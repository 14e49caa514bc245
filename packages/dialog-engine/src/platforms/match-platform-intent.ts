import { toPlainLetters, type FilledIntent, type FilledSlot, type IntentCandidate, type Platform } from '@confab/model';
import { readValues, type Moment } from '@confab/understanding';
import type { Program, ProgramSlot } from '../program.ts';

/** How an intent of a platform is matched. */
interface PlatformMatching {
  readonly platform: Platform;
  readonly moment: Moment;
  /** The slot that the person was asked for: of several slots with one name on the platform, it is meant. */
  readonly asked: string | undefined;
}

/**
 * Maps an intent recognised by a platform to the project's intent of the same name, with slots read by their types.
 * Intents and slots have their names in the package for the platform. Packages made by hand may have other names, which
 * are compared by letters and digits only, as platforms allow no other characters, and without marks if none is the
 * same with them: `Grosse` is `Größe`. A name without digits, which some platforms do not allow either, may be the only
 * one that has some.
 *
 * @returns undefined if the project has no such intent.
 */
export function matchPlatformIntent(
  program: Program,
  recognised: FilledIntent,
  { platform, moment, asked }: PlatformMatching,
): IntentCandidate | undefined {
  const { intents, language, platformNames } = program;
  const names = platformNames?.get(platform);
  const intent =
    findNamed(intents.intents, recognised.name, names?.intents)[0] ??
    findByPlatformName(intents.intents, recognised.name);
  if (!intent) return undefined;
  const findSlot = (name: string) => {
    const named = listNamedSlots(program, name, platform);
    const marked = named.find((slot) => intent.slots?.some((own) => own.name === slot.name));
    return named.find((slot) => slot.name === asked) ?? marked ?? named[0];
  };
  const filled = recognised.slots.flatMap(({ name, text }) => {
    const slot = text === '' ? undefined : findSlot(name);
    return slot ? [readSlotValue(intents.finder, slot, text, { moment, language })] : [];
  });
  return {
    intentId: intent.id,
    name: intent.name,
    score: 1,
    words: [],
    how: 'exact',
    ...(filled.length > 0 && { slots: filled }),
  };
}

/** The slots that a name of the platform may mean, the likeliest first. */
export function listNamedSlots(
  { slots, platformNames }: Pick<Program, 'slots' | 'platformNames'>,
  name: string,
  platform: Platform,
): readonly ProgramSlot[] {
  const known = [...(slots?.values() ?? [])];
  const named = findNamed(known, name, platformNames?.get(platform)?.slots);
  if (named.length > 0) return named;
  const alike = findByPlatformName(known, name);
  return alike ? [alike] : [];
}

/** The parts with exactly this name, then those that the package for the platform calls so. */
function findNamed<Named extends { readonly id: string; readonly name: string }>(
  all: readonly Named[],
  platformName: string,
  renamed: ReadonlyMap<string, readonly string[]> | undefined,
): readonly Named[] {
  const ids = renamed?.get(platformName.toLowerCase()) ?? [];
  return [
    ...all.filter(({ name }) => name !== '' && name === platformName),
    ...all.filter(({ id }) => ids.includes(id)),
  ];
}

function readSlotValue(
  finder: Program['intents']['finder'],
  slot: ProgramSlot,
  text: string,
  { moment, language }: { readonly moment: Moment; readonly language: string },
): FilledSlot {
  const type = finder.typeOf(slot.type);
  const found = type === undefined ? [] : finder.find(text, moment).filter((one) => one.type === type);
  const place = { slot: slot.name, text, start: 0, end: text.length, entity: slot.type };
  if (slot.takesSeveral) return { ...place, value: readValues(finder, slot.type, text, found, language) };
  return { ...place, value: found[0]?.value ?? text };
}

const withMarks = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const withoutMarks = (name: string) => withMarks(toPlainLetters(name));
const withoutDigits = (name: string) => withoutMarks(name).replace(/\p{N}/gu, '');
/** The forms of a name that are compared, the longest first. */
const comparedParts = [withMarks, withoutMarks, withoutDigits];

/** The only one with a name, compared as platforms compare names. */
function findByPlatformName<Named extends { readonly name: string }>(
  all: readonly Named[],
  platformName: string,
): Named | undefined {
  for (const toCompared of comparedParts) {
    const compared = toCompared(platformName);
    if (toCompared === withoutDigits && /\p{N}/u.test(platformName)) continue;
    const [found, other] = compared === '' ? [] : all.filter(({ name }) => toCompared(name) === compared);
    if (found) return other && toCompared !== withMarks ? undefined : found;
  }
  return undefined;
}

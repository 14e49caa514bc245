import type { BodyOf, profileCalls } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { mergeSettings, updateLanguage } from './profile.repository.ts';

type Settings = BodyOf<typeof profileCalls.updateSettings>['settings'];

/** The names under which settings are stored. No other setting can be stored (P3.1). */
const storedNames: Readonly<Record<keyof Omit<Settings, 'prefLanguage'>, string>> = {
  prefBrowserLayout: 'PrefBrowserLayout',
  prefScreenLayout: 'PrefScreenLayout',
  prefBrowseFolder: 'PrefBrowseFolder',
  onboarded: 'Onboarded',
};

/**
 * Stores settings of the caller; settings that are not sent stay unchanged (P7.8). The language is the one of the
 * profile.
 */
export async function updateSettings(
  { db }: Services,
  caller: Caller,
  { prefLanguage, ...settings }: Settings,
): Promise<null> {
  const given = Object.entries(settings).flatMap(([name, value]) =>
    // The keys are those of `storedNames`.
    value === undefined ? [] : [[storedNames[name as keyof typeof storedNames], value] as const],
  );
  await mergeSettings(db, caller.accountId, Object.fromEntries(given));
  if (prefLanguage !== undefined) await updateLanguage(db, caller.accountId, prefLanguage);
  return null;
}

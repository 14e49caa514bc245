import type { BodyOf, profileCalls } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { mergeSettings } from './profile.repository.ts';

type Settings = BodyOf<typeof profileCalls.updateSettings>['settings'];

/** Under which names settings are stored: these and no others can be set (P3.1). */
const storedNames: Readonly<Record<keyof Settings, string>> = {
  prefBrowserLayout: 'PrefBrowserLayout',
  prefScreenLayout: 'PrefScreenLayout',
  prefBrowseFolder: 'PrefBrowseFolder',
  onboarded: 'Onboarded',
};

/** Keeps settings of the caller; those that are not sent stay as they are (P7.8). */
export async function updateSettings({ db }: Services, caller: Caller, settings: Settings): Promise<null> {
  const given = Object.entries(settings).flatMap(([name, value]) =>
    // Entries of an object whose keys are these.
    value === undefined ? [] : [[storedNames[name as keyof Settings], value] as const],
  );
  await mergeSettings(db, caller.accountId, Object.fromEntries(given));
  return null;
}

import { useLocation, useSearch } from 'wouter';
import { readTesterSettings, writeTesterSettings, type TesterSettings } from './tester-settings.ts';

/** The settings from the URL. A change replaces the current history entry. */
export function useTesterSettings(): readonly [TesterSettings, (settings: TesterSettings) => void] {
  const [path, go] = useLocation();
  const search = useSearch();
  return [readTesterSettings(search), (settings) => go(`${path}${writeTesterSettings(settings)}`, { replace: true })];
}

import type { DateStyle } from '@confab/inputs';
import { useLanguage } from '../words/language.ts';
import { formatExactTime } from './format-time.ts';
import { useTimeZone } from './use-time-zone.ts';

/** Formats times, given in UTC as ISO 8601 texts, in the time zone of the account and the language of the interface. */
export function useFormatTime(): (utc: string, style?: DateStyle) => string {
  const timeZone = useTimeZone();
  const language = useLanguage((state) => state.language);
  return (utc, style) => formatExactTime(Date.parse(utc), timeZone, language, style);
}

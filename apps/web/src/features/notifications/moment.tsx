import { defaultTimeZone } from '@confab/inputs';
import { Tooltip } from '@mantine/core';
import { useLanguage } from '../../words/language.ts';
import { formatExactTime, formatTimeAgo } from './format-time.ts';
import { useNow } from './use-now.ts';
import { useTimeZone } from './use-time-zone.ts';

/** A time as distance from now, with the exact time in the account's time zone as tooltip. */
export function Moment({ utc }: { readonly utc: string }) {
  const nowMs = useNow();
  const timeZone = useTimeZone();
  const language = useLanguage((state) => state.language);
  const utcMs = Date.parse(utc);
  const exact = formatExactTime(utcMs, timeZone ?? defaultTimeZone, language);
  return (
    <Tooltip label={exact} openDelay={300}>
      <time dateTime={utc}>{formatTimeAgo(utcMs, nowMs, language) ?? exact}</time>
    </Tooltip>
  );
}

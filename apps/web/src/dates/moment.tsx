import { Tooltip } from '@mantine/core';
import { useLanguage } from '../words/language.ts';
import { formatTimeAgo } from './format-time.ts';
import { useFormatTime } from './use-format-time.ts';
import { useNow } from './use-now.ts';

interface MomentProps {
  readonly utc: string;
  readonly className?: string | undefined;
}

/** A time as distance from now, with the exact time in the account's time zone as tooltip. */
export function Moment({ utc, className }: MomentProps) {
  const nowMs = useNow();
  const format = useFormatTime();
  const language = useLanguage((state) => state.language);
  const exact = format(utc);
  return (
    <Tooltip label={exact} openDelay={300}>
      <time className={className} dateTime={utc}>
        {formatTimeAgo(Date.parse(utc), nowMs, language) ?? exact}
      </time>
    </Tooltip>
  );
}

import type { Notification } from '@confab/contracts';
import { IconButton } from '@confab/ui';
import { IconCheck, IconPointFilled, IconX } from '@tabler/icons-react';
import { formatExactTime, formatTimeAgo } from '../../dates/index.ts';
import { useLanguage } from '../../words/language.ts';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import { toNotificationMessage } from './to-notification-message.ts';
import { words } from './words.ts';
import classes from './notifications.module.css';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly nowMs: number;
  /** Undefined until it is loaded; then no exact time is shown. */
  readonly timeZone: string | undefined;
  readonly onRead: () => void;
  readonly onRemove: () => void;
  /** Follows the notification's link. */
  readonly onFollow: (link: string) => void;
}

/** One notification: read state, text and time (P4.53). */
export function NotificationRow({ notification, nowMs, timeZone, onRead, onRemove, onFollow }: NotificationRowProps) {
  const { utcTimestamp, read, link } = notification;
  const text = useWords(words);
  const said = useMessage()(toNotificationMessage(notification));
  const language = useLanguage((state) => state.language);
  const utcMs = Date.parse(utcTimestamp);
  const exact = timeZone === undefined ? undefined : formatExactTime(utcMs, timeZone, language);
  const times = [formatTimeAgo(utcMs, nowMs, language), exact].filter((time) => time !== undefined);
  return (
    <li className={classes.row} data-read={read}>
      <span className={classes.marker} role="img" aria-label={read ? text.read : text.unread}>
        {read ? <IconCheck size={14} stroke={2} /> : <IconPointFilled size={16} />}
      </span>
      <span className={classes.words}>
        {link === undefined ? (
          <span className={classes.text}>{said}</span>
        ) : (
          <button type="button" className={`${classes.text} ${classes.link}`} onClick={() => onFollow(link)}>
            {said}
          </button>
        )}
        <time className={classes.time} dateTime={utcTimestamp}>
          {times.join(' · ')}
        </time>
      </span>
      <span className={classes.acts}>
        {!read && <IconButton size={26} label={text.markRead(said)} icon={<IconCheck size={16} />} onClick={onRead} />}
        <IconButton size={26} label={text.remove(said)} icon={<IconX size={16} />} onClick={onRemove} />
      </span>
    </li>
  );
}

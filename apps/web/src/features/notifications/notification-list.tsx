import { Banner } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { useNow, useTimeZone } from '../../dates/index.ts';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import { NotificationRow } from './notification-row.tsx';
import { useFollowLink } from './use-follow-link.ts';
import type { Notifications } from './use-notifications.ts';
import { words } from './words.ts';
import classes from './notifications.module.css';

interface NotificationListProps {
  readonly notifications: Notifications;
  /** Called when the link of a notification was followed. */
  readonly onLeave: () => void;
}

/** The list of notifications that the bell opens (P4.53, P4.54, P4.55). */
export function NotificationList({ notifications, onLeave }: NotificationListProps) {
  const text = useWords(words);
  const say = useMessage();
  const nowMs = useNow();
  const timeZone = useTimeZone();
  const follow = useFollowLink();
  const place = useRef<HTMLDivElement>(null);
  const { list, failure } = notifications;
  const unread = list?.filter(({ read }) => !read).map(({ id }) => id) ?? [];

  /** Moves the focus to the list, because the pressed button disappears with its row. */
  function andStay(change: Promise<void>) {
    place.current?.focus();
    void change;
  }

  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <div className={classes.head}>
        <h2 className={classes.title}>{text.notifications}</h2>
        {unread.length > 0 && (
          <Button variant="subtle" size="compact-xs" onClick={() => andStay(notifications.markRead(unread))}>
            {text.markAllRead}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <Banner level="error" isBoxed>
          {say(failure)}
        </Banner>
      )}
      {list === undefined && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={44} radius="sm" />
        </div>
      )}
      {list?.length === 0 && <p className={classes.none}>{text.none}</p>}
      {list !== undefined && list.length > 0 && (
        <>
          <ul className={classes.list}>
            {list.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                nowMs={nowMs}
                timeZone={timeZone}
                onFollow={(link) => {
                  follow(link, () => {
                    if (!notification.read) void notifications.markRead([notification.id]);
                  });
                  onLeave();
                }}
                onRead={() => andStay(notifications.markRead([notification.id]))}
                onRemove={() => andStay(notifications.remove(notification.id))}
              />
            ))}
          </ul>
          <Button variant="default" size="compact-sm" mt="sm" onClick={() => andStay(notifications.clear())}>
            {text.clear}
          </Button>
        </>
      )}
    </div>
  );
}

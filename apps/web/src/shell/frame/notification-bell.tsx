import type { Notification } from '@confab/contracts';
import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { notificationWords, toNotificationMessage, useNotifications } from '../../features/notifications/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './notification-bell.module.css';
import { lazyView } from '../../loading/lazy-view.tsx';

const NotificationList = lazyView(
  async () => (await import('../../features/notifications/notification-list.tsx')).NotificationList,
);

const maxShownCount = 99;

/** The bell with the number of unread notifications, and the list under it (P2.16, P4.52). */
export function NotificationBell() {
  const text = useWords(notificationWords);
  const notifications = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const { list = [], arrived } = notifications;
  const unread = list.filter(({ read }) => !read).length;

  function toggle() {
    setOpen(!isOpen);
    if (!isOpen) void notifications.refresh();
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(380px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Indicator
        disabled={unread === 0}
        label={unread > maxShownCount ? `${maxShownCount}+` : unread}
        size={16}
        offset={5}
        color="brand"
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--cf-quiet)"
            size={32}
            aria-label={unread === 0 ? text.notifications : text.unreadCount(unread)}
            onClick={toggle}
          >
            <IconBell size={20} stroke={1.7} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label={text.notifications} className={classes.dropdown ?? ''}>
        <Suspense fallback={null}>
          <NotificationList notifications={notifications} onLeave={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
      <span role="status" className="cf-visually-hidden">
        <Suspense fallback={null}>{arrived && <Arrival notification={arrived} />}</Suspense>
      </span>
    </Popover>
  );
}

/** Shows the text of a notification. Its translation may have to be loaded first. */
function Arrival({ notification }: { readonly notification: Notification }) {
  const text = useWords(notificationWords);
  const message = useMessage();
  return text.arrived(message(toNotificationMessage(notification)));
}

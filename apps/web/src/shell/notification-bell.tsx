import { notificationSchema, updateEvents, type Notification } from '@confab/contracts';
import { ActionIcon, Button, Indicator, Popover, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useLive } from '../live/live-context.tsx';

const listSchema = z.array(notificationSchema);

/** Notifications: how many are unread, and the list (P4.52 to P4.55). */
export function NotificationBell() {
  const live = useLive();
  const notifications = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const unread = notifications.list.filter(({ read }) => !read);

  function open() {
    setOpen(true);
    for (const { id } of unread) void live.invoke('SetNotificationToRead', id);
    notifications.markRead();
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={340} trapFocus withinPortal={false}>
      <Indicator disabled={unread.length === 0} label={unread.length} size={16} offset={5} color="brand">
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--cf-quiet)"
            size={32}
            aria-label={unread.length === 0 ? 'Notifications' : `Notifications, ${unread.length} unread`}
            onClick={() => (isOpen ? setOpen(false) : open())}
          >
            <IconBell size={19} stroke={1.7} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label="Notifications">
        {notifications.list.length === 0 && <Text c="dimmed">No Notifications</Text>}
        {notifications.list.map(({ id, notificationText, utcTimestamp }) => (
          <div key={id} style={{ padding: '6px 0' }}>
            <Text size="sm">{notificationText}</Text>
            <Text size="xs" c="dimmed">
              {new Date(utcTimestamp).toLocaleString()}
            </Text>
          </div>
        ))}
        {notifications.list.length > 0 && (
          <Button
            mt="xs"
            variant="default"
            size="compact-sm"
            onClick={() => {
              void live.invoke('RemoveAllAccountNotifications');
              notifications.clear();
            }}
          >
            Clear Notifications
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The list as it was asked for after connecting (P4.41), and what has arrived since. */
function useNotifications() {
  const live = useLive();
  const [list, setList] = useState<readonly Notification[]>([]);
  useEffect(() => {
    const stopList = live.onUpdate('Notifications', (payload) => {
      const parsed = z.safeDecode(listSchema, payload as never);
      if (parsed.success) setList(parsed.data);
    });
    const stopOne = live.onUpdate(updateEvents.notification.name, (payload) => {
      const parsed = z.safeDecode(notificationSchema, payload as never);
      if (parsed.success) setList((known) => [parsed.data, ...known]);
    });
    return () => {
      stopList();
      stopOne();
    };
  }, [live]);
  return {
    list,
    markRead: () => setList((known) => known.map((notification) => ({ ...notification, read: true }))),
    clear: () => setList([]),
  };
}

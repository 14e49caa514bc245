import { notificationSchema, updateEvents, type Notification } from '@confab/contracts';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useLive } from '../../live/live-context.tsx';
import { sendHubCommands, type HubCommand } from './send-hub-commands.ts';

const listSchema = z.array(notificationSchema);

/** One's notifications, newest first, and what can be done with them. */
export interface Notifications {
  /** Undefined until they have been asked for (P4.41). */
  readonly list: readonly Notification[] | undefined;
  /** What arrived last while one was here. */
  readonly arrived: Notification | undefined;
  /** What the hub said when the last change did not work; a failure is a result and is never thrown (P7.43). */
  readonly failure: string | undefined;
  /** Asks for all of them again: another page of the same person may have changed them. */
  refresh(): Promise<void>;
  markRead(ids: readonly string[]): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** Keeps the notifications as they were told after connecting and as they have arrived since (P4.41, P4.52). */
export function useNotifications(): Notifications {
  const live = useLive();
  const [list, setList] = useState<readonly Notification[]>();
  const [arrived, setArrived] = useState<Notification>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const stopList = live.onUpdate('Notifications', (payload) => setList((known) => readList(payload) ?? known));
    const stopOne = live.onUpdate(updateEvents.notification.name, (payload) => {
      const read = z.safeDecode(notificationSchema, payload as never);
      if (!read.success) return;
      setArrived(read.data);
      setList((known = []) => [read.data, ...known.filter(({ id }) => id !== read.data.id)]);
    });
    return () => {
      stopList();
      stopOne();
    };
  }, [live]);

  async function refresh() {
    setFailure(undefined);
    const { Success, ResponseObject, ErrorMessage } = await live.invoke('GetAllNotificationsForUser');
    if (Success) setList((known) => readList(ResponseObject) ?? known);
    else setFailure(ErrorMessage);
  }

  /** Shown at once; when the hub did not do it, it is as it was, its words are shown and the list is asked for again. */
  async function change(
    next: (known: readonly Notification[]) => readonly Notification[],
    orders: readonly HubCommand[],
  ) {
    const before = list ?? [];
    setFailure(undefined);
    setList((known) => known && next(known));
    const failed = await sendHubCommands(live, orders);
    if (!failed) return;
    setList((known = []) => [...known.filter(({ id }) => !before.some((one) => one.id === id)), ...before]);
    await refresh();
    setFailure(failed.ErrorMessage);
  }

  return {
    list,
    arrived,
    failure,
    refresh,
    markRead: (ids) =>
      change(
        (known) => known.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)),
        ids.map((id) => ['SetNotificationToRead', id]),
      ),
    remove: (id) => change((known) => known.filter((one) => one.id !== id), [['RemoveNotification', id]]),
    clear: () => change(() => [], [['RemoveAllAccountNotifications']]),
  };
}

function readList(payload: unknown): readonly Notification[] | undefined {
  const read = z.safeDecode(listSchema, payload as never);
  return read.success ? read.data : undefined;
}

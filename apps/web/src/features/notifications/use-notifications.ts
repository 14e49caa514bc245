import { notificationSchema, updateEvents, type Notification } from '@confab/contracts';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { HubResult } from '../../live/live-client.ts';
import { useLive } from '../../live/live-context.tsx';
import { sendHubCommands, type HubCommand } from './send-hub-commands.ts';
import type { Message } from '../../words/message.ts';

const listSchema = z.array(notificationSchema);

/** The notifications of the account, newest first, and their commands. */
export interface Notifications {
  /** Undefined until they are loaded (P4.41). */
  readonly list: readonly Notification[] | undefined;
  /** The notification that arrived last since the page opened. */
  readonly arrived: Notification | undefined;
  /** The hub's message when the last change failed; a failure is a result and is never thrown (P7.43). */
  readonly failure: Message | undefined;
  /** Reloads all of them: another page of the account may have changed them. */
  refresh(): Promise<void>;
  markRead(ids: readonly string[]): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** Holds the notifications received after connecting and those that arrive later (P4.41, P4.52). */
export function useNotifications(): Notifications {
  const live = useLive();
  const [list, setList] = useState<readonly Notification[]>();
  const [arrived, setArrived] = useState<Notification>();
  const [failure, setFailure] = useState<Message>();

  useEffect(() => {
    const stopList = live.onUpdate('Notifications', (payload) => setList((known) => readList(payload) ?? known));
    const stopOne = live.onUpdate(updateEvents.notification.name, (payload) => {
      const read = z.safeParse(notificationSchema, payload);
      if (!read.success) return;
      const { data } = read;
      // A notification that is already read has arrived before: the account has seen it elsewhere.
      if (data.read) return setList((known) => known?.map((one) => (one.id === data.id ? data : one)));
      setArrived(data);
      setList((known = []) => [data, ...known.filter(({ id }) => id !== data.id)]);
    });
    const { name, payload: removal } = updateEvents.notificationsRemoved;
    const stopRemoval = live.onUpdate(name, (payload) => {
      const { data } = z.safeParse(removal, payload);
      if (data) setList((known) => known?.filter(({ id }) => !data.ids.includes(id)));
    });
    return () => {
      stopList();
      stopOne();
      stopRemoval();
    };
  }, [live]);

  async function refresh() {
    setFailure(undefined);
    const result = await live.invoke('GetAllNotificationsForUser');
    if (result.Success) setList((known) => readList(result.ResponseObject) ?? known);
    else setFailure(getMessage(result));
  }

  /** Applies a change at once; when the hub refuses it, restores the list, shows the message and reloads. */
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
    setFailure(getMessage(failed));
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

function getMessage({ ErrorMessage: message, MessageName: messageName }: HubResult): Message | undefined {
  return message === undefined ? undefined : { message, messageName };
}

function readList(payload: unknown): readonly Notification[] | undefined {
  const read = z.safeParse(listSchema, payload);
  return read.success ? read.data : undefined;
}

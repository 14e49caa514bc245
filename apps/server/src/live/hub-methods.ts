import type { AccountId } from '@confab/model';
import { hubMessages, notificationSchema, updateEvents, type HubMethod, type Notification } from '@confab/contracts';
import { z } from 'zod';
import { isStorableText } from '../http/storable-text.ts';
import type { Db, Services } from '../services.ts';
import { createHubFailure, type HubFailure } from './hub-failure.ts';
import type { Connection } from './sockets/connection.ts';
import type { ClientMessage } from './sockets/signalr-messages.ts';
import {
  insertNotification,
  listNotifications,
  markRead,
  removeAllNotifications,
  removeNotification,
} from '../core/notifications/notifications.repository.ts';

/** The parts of the hub that a method may use. */
export interface HubMethodContext {
  readonly db: Db;
  readonly log: Services['log'];
  readonly newId: Services['newId'];
  /** The page behind a connection has closed; removes it from presence. */
  leave(connection: Connection): Promise<void>;
  /** Pushes to a group, in the sender's own name. */
  pushToGroup(group: string, type: string, payload: unknown): void;
  /** Pushes to all connections of one account. */
  pushToAccount(accountId: AccountId, type: string, payload: unknown): void;
}

/** The result of a method; failures are results, never exceptions (P7.43). */
type HubResult = { readonly Success: true; readonly ResponseObject?: unknown } | HubFailure;

type Method = (reach: HubMethodContext, connection: Connection, args: readonly unknown[]) => Promise<HubResult>;

const done: HubResult = { Success: true };
const failed = createHubFailure;
const idSchema = z.guid();
const textSchema = z.string().trim().min(1).max(1_000).refine(isStorableText);
/** Event types that a client may send to its group itself; all others come only from the server. */
const groupTypes = new Set(['Pointer', 'Selection']);
const payloadSchema = z.record(z.string().max(64).refine(isStorableText), z.string().max(4_096).refine(isStorableText));

/** The methods a client may invoke (P7.42). */
const methods: Readonly<Record<HubMethod, Method>> = {
  SendEvent: async (reach, connection, [type]) => {
    // A client that skipped the negotiation learns its id here, which the calls of subscriptions need.
    if (type === 'HEARTBEAT') return { Success: true, ResponseObject: { ConnectionId: connection.id } };
    if (type !== 'BROWSER_CLOSED') return failed(hubMessages.unknownEvent);
    await reach.leave(connection);
    return done;
  },
  SendEventToGroup: async (reach, connection, [group, type, payload]) => {
    const content = payloadSchema.safeParse(payload);
    if (typeof group !== 'string' || !connection.groups.has(group)) return failed(hubMessages.notInGroup);
    if (typeof type !== 'string' || !groupTypes.has(type) || !content.success) return failed(hubMessages.unknownEvent);
    reach.pushToGroup(group, type, signed(content.data, connection));
    return done;
  },
  SendEventToAll: async (reach, connection, [type, payload]) => {
    const content = payloadSchema.safeParse(payload);
    if (typeof type !== 'string' || !groupTypes.has(type) || !content.success) return failed(hubMessages.unknownEvent);
    reach.pushToAccount(connection.owner.accountId, type, signed(content.data, connection));
    return done;
  },
  GetAllNotificationsForUser: async ({ db }, { owner }) => {
    const found = await listNotifications(db, owner.accountId);
    return { Success: true, ResponseObject: found.map((notification) => z.encode(notificationSchema, notification)) };
  },
  SaveNotification: async (reach, { owner }, [text]) => {
    const parsed = textSchema.safeParse(text);
    if (!parsed.success) return failed(hubMessages.invalidNotification);
    const row = { id: reach.newId(), accountId: owner.accountId, text: parsed.data };
    const notification = await insertNotification(reach.db, row);
    pushNotification(reach, owner.accountId, notification);
    return { Success: true, ResponseObject: notification.id };
  },
  SetNotificationToRead: (reach, { owner: { accountId } }, [id]) =>
    byId(id, async (known) => {
      const notification = await markRead(reach.db, accountId, known);
      if (notification) pushNotification(reach, accountId, notification);
      return notification !== undefined;
    }),
  RemoveNotification: (reach, { owner: { accountId } }, [id]) =>
    byId(id, async (known) => {
      const isRemoved = await removeNotification(reach.db, accountId, known);
      if (isRemoved) pushRemoval(reach, accountId, [known]);
      return isRemoved;
    }),
  RemoveAllAccountNotifications: async (reach, { owner: { accountId } }) => {
    pushRemoval(reach, accountId, await removeAllNotifications(reach.db, accountId));
    return done;
  },
};

/** Runs an invocation of a client, and answers it if it has an id. The method name is unchecked input. */
export async function runMethod(
  reach: HubMethodContext,
  connection: Connection,
  { target, args, invocationId }: ClientMessage,
): Promise<void> {
  // A name that the object has is one of its keys.
  const method = Object.hasOwn(methods, target) ? methods[target as HubMethod] : undefined;
  const result = method
    ? await method(reach, connection, args).catch((error: unknown) => unexpected(error, reach))
    : failed(hubMessages.unknownMethod);
  if (invocationId !== undefined) connection.complete(invocationId, result);
}

/** The client learns that the method failed, but not why. */
function unexpected(error: unknown, { log }: HubMethodContext): HubResult {
  log.error({ err: error }, 'a hub method failed unexpectedly');
  return failed(hubMessages.failed);
}

/** Shows a new notification, or one that was read, on all open sites of an account (P4.52). */
function pushNotification({ pushToAccount }: HubMethodContext, accountId: AccountId, notification: Notification) {
  pushToAccount(accountId, updateEvents.notification.name, z.encode(notificationSchema, notification));
}

function pushRemoval({ pushToAccount }: HubMethodContext, accountId: AccountId, ids: readonly string[]) {
  const { name, payload } = updateEvents.notificationsRemoved;
  if (ids.length > 0) pushToAccount(accountId, name, z.encode(payload, { ids: [...ids] }));
}

async function byId(id: unknown, change: (id: string) => Promise<boolean>): Promise<HubResult> {
  const parsed = idSchema.safeParse(id);
  if (!parsed.success || !(await change(parsed.data))) return failed(hubMessages.unknownNotification);
  return done;
}

/** The sender is taken from the connection, whatever the message says. */
function signed(payload: Record<string, string>, { id, owner }: Connection) {
  return { ...payload, ChangerConnectionId: id, TvAccountId: owner.accountId };
}

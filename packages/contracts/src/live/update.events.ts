import {
  accountIdSchema,
  graphLayoutSchema,
  itemIdSchema,
  itemKinds,
  itemSchema,
  numberedEditSchema,
  projectIdSchema,
  publishedStages,
  teamIdSchema,
  threadIdSchema,
  wireAnswer,
} from '@confab/model';
import { z } from 'zod';
import { messagePartsSchema } from '../message-parts.ts';
import { testRunProgressSchema } from '../conversations/test-run-progress.ts';

/** The fields of every project event. Applying the events in the order of `seq` produces the server's draft. */
const eventHead = {
  teamId: teamIdSchema,
  projectId: projectIdSchema,
  /** The number of the event in the sequence of its project, without gaps. */
  seq: z.number().int(),
  authorId: accountIdSchema,
  authorName: z.string(),
  changerConnectionId: z.string(),
};
const itemKindSchema = z.enum(itemKinds);

/** A change of a project, by its type. */
export const projectEventSchema = z.union([
  wireAnswer({ type: z.literal('edited'), ...eventHead, edit: numberedEditSchema }),
  /** The whole item; 'itemReplaced' is a discard, or a save with values. */
  wireAnswer({ type: z.enum(['itemAdded', 'itemReplaced']), ...eventHead, item: itemSchema }),
  wireAnswer({
    type: z.literal('itemDeleted'),
    ...eventHead,
    itemId: itemIdSchema,
    itemKind: itemKindSchema.optional(),
  }),
  wireAnswer({
    type: z.literal('itemSaved'),
    ...eventHead,
    itemId: itemIdSchema,
    itemKind: itemKindSchema.optional(),
    /** The version that the save created. */
    version: z.number().int(),
  }),
  wireAnswer({ type: z.literal('layoutSaved'), ...eventHead, layout: graphLayoutSchema }),
  /** The author values of the project changed: reload them. */
  wireAnswer({ type: z.literal('authorValuesSaved'), ...eventHead }),
  wireAnswer({ type: z.literal('promoted'), ...eventHead, stages: z.array(z.enum(publishedStages)) }),
  wireAnswer({
    type: z.literal('rolledBack'),
    ...eventHead,
    /** The workflow, when only one was rolled back. */
    itemId: itemIdSchema.optional(),
    itemKind: itemKindSchema.optional(),
    /** The version that was restored. */
    version: z.number().int(),
  }),
]);
export type ProjectEvent = z.output<typeof projectEventSchema>;

/** A person who has a project open, and the position in it. */
export const presentPersonSchema = wireAnswer({
  connectionId: z.string(),
  tvAccountId: accountIdSchema,
  name: z.string(),
  email: z.string(),
  itemId: itemIdSchema.nullable(),
  path: z.string().nullable(),
});
export type PresentPerson = z.output<typeof presentPersonSchema>;

/** Everyone who has a project open; sent whole whenever it changes. */
export const presenceSchema = wireAnswer({
  teamId: teamIdSchema,
  projectId: projectIdSchema,
  people: z.array(presentPersonSchema),
});
export type ProjectPresence = z.output<typeof presenceSchema>;

/** A notification of an account (P3.14). */
export const notificationSchema = wireAnswer({
  id: z.guid(),
  notificationText: z.string().max(1_000),
  /** The name of the message and the values of its placeholders, for a translation. */
  messageName: z.string().optional(),
  messageParts: messagePartsSchema.optional(),
  /** The page of the authoring site that it links to, as path and query. */
  link: z.string().max(500).optional(),
  utcTimestamp: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notificationSchema>;

/**
 * Who receives an event: the connections subscribed to the payload's team, all connections of accounts that the publisher
 * names, or one connection.
 */
type Audience = 'team' | 'accounts' | 'connection';

interface UpdateEvent<Payload extends z.ZodType, To extends Audience> {
  readonly name: string;
  readonly audience: To;
  readonly payload: Payload;
}

function defineEvent<Payload extends z.ZodType, To extends Audience>(
  name: string,
  audience: To,
  payload: Payload,
): UpdateEvent<Payload, To> {
  return { name, audience, payload };
}

/**
 * The live events. The hub pushes each as `update(type, payload)` (P4.42): `type` is the
 * name here, `payload` is encoded by the schema here.
 */
export const updateEvents = {
  projectEvent: defineEvent('ProjectEvent', 'team', projectEventSchema),
  presence: defineEvent('ProjectPresence', 'team', presenceSchema),
  /** An author entered or left an input; published, but neither numbered nor stored. */
  startEdit: defineEvent('StartEdit', 'team', numberedEditSchema),
  endEdit: defineEvent('EndEdit', 'team', numberedEditSchema),
  /** A project was created, renamed, deleted or published: reload the list of projects. */
  projectListChanged: defineEvent(
    'ProjectListChanged',
    'team',
    wireAnswer({ teamId: teamIdSchema, projectId: projectIdSchema }),
  ),
  /** A folder of the organisation tree was added, renamed, moved or deleted, or a project in it moved: reload the tree. */
  organisationChanged: defineEvent('OrganisationChanged', 'team', wireAnswer({ teamId: teamIdSchema })),
  /** Files or folders of the media library were added, changed, moved or deleted: reload the library. */
  mediaChanged: defineEvent('MediaChanged', 'team', wireAnswer({ teamId: teamIdSchema })),
  /** Sent to the accounts whose memberships or fellow members changed: reload teams and members. */
  teamsChanged: defineEvent('TeamsChanged', 'accounts', wireAnswer({ teamId: teamIdSchema })),
  /** A comment was written, changed or deleted, or its thread resolved: reload the comments of the project. */
  commentsChanged: defineEvent(
    'CommentsChanged',
    'team',
    wireAnswer({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      threadId: threadIdSchema,
      authorId: accountIdSchema,
    }),
  ),
  testRunProgress: defineEvent('TestRunProgress', 'team', testRunProgressSchema),
  notification: defineEvent('Notification', 'accounts', notificationSchema),
  notificationsRemoved: defineEvent('NotificationsRemoved', 'accounts', wireAnswer({ ids: z.array(z.guid()) })),
  ping: defineEvent('Ping', 'connection', wireAnswer({ utcTimestamp: z.string() })),
  /** Events for the connection may be lost: read everything again, as after a new connection. */
  eventsMissed: defineEvent('EventsMissed', 'connection', wireAnswer({})),
  sessionEnded: defineEvent('SessionEnded', 'connection', wireAnswer({ reason: z.string() })),
};

type UpdateEvents = typeof updateEvents;

/** The keys of the events with an audience. */
export type EventFor<To extends Audience> = {
  [Name in keyof UpdateEvents]: UpdateEvents[Name]['audience'] extends To ? Name : never;
}[keyof UpdateEvents];

/** The payload of an event before it is encoded. */
export type EventPayload<Name extends keyof UpdateEvents> = z.output<UpdateEvents[Name]['payload']>;

/** Methods a client invokes on the hub (P7.42). */
export const hubMethods = [
  'SendEvent',
  'SendEventToGroup',
  'SendEventToAll',
  'GetAllNotificationsForUser',
  'SaveNotification',
  'SetNotificationToRead',
  'RemoveNotification',
  'RemoveAllAccountNotifications',
] as const;
export type HubMethod = (typeof hubMethods)[number];

/** Path under which the hub negotiates and accepts sockets; `hubName` is a query value. */
export const hubPath = '/hub';

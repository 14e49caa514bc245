import type { ItemKind } from '@confab/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableTime, Time } from './time-columns.ts';
import type { ChannelTables } from './channel-tables.ts';
import type { TestRunTables } from './test-run-tables.ts';
import type { WordTables } from './word-tables.ts';

/** The tables as Kysely sees them: camelCase here, snake_case in the database. */
export interface Tables extends WordTables, TestRunTables, ChannelTables {
  account: {
    id: string;
    email: string;
    emailKey: string;
    passwordHash: string | null;
    isVerified: Generated<boolean>;
    status: Generated<'active' | 'disabled'>;
    roles: Generated<string>;
    firstName: Generated<string>;
    lastName: Generated<string>;
    settings: Generated<string>;
    profile: Generated<string>;
    activeTeamId: string | null;
    recoveryEmail: string | null;
    recoveryEmailKey: string | null;
    createdAt: Time;
  };
  profilePhoto: { id: string; accountId: string; small: Buffer; large: Buffer; createdAt: Time };
  session: {
    id: string;
    tokenHash: Buffer;
    accountId: string;
    createdAt: Time;
    authenticatedAt: Time;
    lastSeenAt: Time;
    ip: Generated<string>;
    agent: Generated<string>;
  };
  ticket: {
    secretHash: Buffer;
    purpose: string;
    accountId: string;
    sessionId: string | null;
    createdAt: Time;
    expiresAt: Time;
    usedAt: NullableTime;
    address: Generated<string>;
  };
  device: { secretHash: Buffer; accountId: string; createdAt: Time; lastUsedAt: Time };
  loginFailure: { subject: Buffer; origin: string; failures: number; firstAt: Time; lastAt: Time };
  team: { id: string; name: string; createdAt: Time; deletedAt: NullableTime };
  teamMember: { teamId: string; accountId: string; permission: string; createdAt: Time };
  teamInvitation: {
    id: string;
    teamId: string;
    email: string;
    emailKey: string;
    permission: string;
    ticketHash: Buffer;
    invitedBy: string | null;
    createdAt: Time;
    expiresAt: Time;
  };
  item: {
    id: string;
    teamId: string;
    kind: ItemKind;
    type: string;
    projectId: string;
    workflowId: string | null;
    displayName: string;
    draft: string;
    isDirty: Generated<boolean>;
    version: Generated<number>;
    seq: Generated<number>;
    sortOrder: Generated<string>;
    publishStatus: Generated<string>;
    createdAt: Time;
    updatedAt: Time;
    deletedAt: NullableTime;
    deletedBy: Generated<string | null>;
    /** JSON text: what led to a deleted item until it was. */
    detached: Generated<string | null>;
  };
  itemVersion: {
    teamId: string;
    itemId: string;
    version: number;
    authorId: string;
    createdAt: Time;
    description: Generated<string>;
    contentHash: Buffer;
    content: Buffer;
  };
  projectEvent: {
    teamId: string;
    projectId: string;
    seq: number;
    editId: string | null;
    itemId: string | null;
    authorId: string;
    event: string;
    createdAt: Time;
    /** Both read from the event by the database. */
    type: GeneratedAlways<string | null>;
    version: GeneratedAlways<number | null>;
  };
  graphLayout: { workflowId: string; teamId: string; positions: string; updatedAt: Time };
  release: {
    id: string;
    teamId: string;
    projectId: string;
    number: number;
    createdBy: string;
    createdAt: Time;
    versions: string;
    content: Buffer;
  };
  releaseStage: {
    projectId: string;
    stage: 'Beta' | 'Live';
    teamId: string;
    releaseId: string;
    publishedBy: string;
    publishedAt: Time;
  };
  simulatorSession: {
    id: string;
    teamId: string;
    projectId: string;
    accountId: string;
    stage: string;
    releaseId: string | null;
    state: string;
    turns: Generated<number>;
    updatedAt: Time;
  };
  simulatorTurn: {
    teamId: string;
    sessionId: string;
    turn: number;
    state: string;
  };
  replacement: {
    id: string;
    teamId: string;
    projectId: string;
    accountId: string;
    changes: Buffer;
    createdAt: Time;
  };
  turnCall: {
    teamId: string;
    conversation: string;
    turn: string;
    kind: string;
    place: number;
    callHash: string;
    answer: string | null;
    createdAt: Time;
  };
  audit: {
    id: string;
    at: Time;
    accountId: string | null;
    sessionId: string | null;
    teamId: string | null;
    action: string;
    objectId: string | null;
    result: number;
    ip: Generated<string>;
    requestId: Generated<string>;
  };
}

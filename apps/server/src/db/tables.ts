import type {
  AccountId,
  EditId,
  ItemId,
  ItemKind,
  ProjectId,
  PublishStatus,
  TeamId,
  TeamRole,
  WorkflowId,
  GraphLayout,
  JsonObject,
  JsonText,
} from '@confab/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableTime, Time } from './time-columns.ts';
import type { ChannelTables } from './channel-tables.ts';
import type { MediaTables } from './media/media-tables.ts';
import type { OrganisationTables } from './organisation/organisation-tables.ts';
import type { QuotaTables } from './quotas/quota-tables.ts';
import type { ReleaseTables } from './releases/release-tables.ts';
import type { SecretTables } from './secret-tables.ts';
import type { TestRunTables } from './test-run-tables.ts';
import type { WordTables } from './word-tables.ts';
import type { AccountSettings, ClearedReference, StoredReplacement } from './stored-shapes.ts';
import type { PackedJson } from './packed-json.ts';

/** The tables as Kysely sees them: camelCase here, snake_case in the database. */
export interface Tables
  extends
    WordTables,
    TestRunTables,
    ChannelTables,
    SecretTables,
    QuotaTables,
    MediaTables,
    ReleaseTables,
    OrganisationTables {
  account: {
    id: AccountId;
    email: string;
    emailKey: string;
    passwordHash: string | null;
    signUpPasswordHash: string | null;
    isVerified: Generated<boolean>;
    status: Generated<'active' | 'disabled'>;
    roles: Generated<string>;
    firstName: Generated<string>;
    lastName: Generated<string>;
    settings: Generated<JsonText<AccountSettings>>;
    profile: Generated<JsonText<JsonObject>>;
    activeTeamId: TeamId | null;
    recoveryEmail: string | null;
    recoveryEmailKey: string | null;
    createdAt: Time;
  };
  profilePhoto: { id: string; accountId: AccountId; small: Buffer; large: Buffer; createdAt: Time };
  session: {
    id: string;
    tokenHash: Buffer;
    accountId: AccountId;
    createdAt: Time;
    startedAt: Time;
    authenticatedAt: Time;
    lastSeenAt: Time;
    ip: Generated<string>;
    agent: Generated<string>;
    familyId: string | null;
  };
  ticket: {
    secretHash: Buffer;
    purpose: string;
    accountId: AccountId;
    sessionId: string | null;
    createdAt: Time;
    expiresAt: Time;
    usedAt: NullableTime;
    address: Generated<string>;
  };
  device: { secretHash: Buffer; accountId: AccountId; createdAt: Time; lastUsedAt: Time };
  loginFailure: { subject: Buffer; origin: string; failures: number; firstAt: Time; lastAt: Time };
  team: { id: TeamId; name: string; createdAt: Time; deletedAt: NullableTime };
  teamMember: { teamId: TeamId; accountId: AccountId; permission: TeamRole; createdAt: Time };
  teamInvitation: {
    id: string;
    teamId: TeamId;
    email: string;
    emailKey: string;
    permission: TeamRole;
    ticketHash: Buffer;
    invitedBy: AccountId | null;
    projectId: ProjectId | null;
    createdAt: Time;
    expiresAt: Time;
  };
  acceptedInvitation: {
    ticketHash: Buffer;
    invitationId: string;
    accountId: AccountId;
    teamId: TeamId;
    projectId: ProjectId | null;
    acceptedAt: Time;
  };
  item: {
    id: ItemId;
    teamId: TeamId;
    kind: ItemKind;
    type: string;
    projectId: ProjectId;
    workflowId: WorkflowId | null;
    displayName: string;
    draft: JsonText<JsonObject>;
    isDirty: Generated<boolean>;
    version: Generated<number>;
    seq: Generated<number>;
    sortOrder: Generated<string>;
    publishStatus: Generated<PublishStatus>;
    createdAt: Time;
    updatedAt: Time;
    deletedAt: NullableTime;
    deletedBy: Generated<AccountId | null>;
    /** The folder of the project list that a project is in; '' for none. */
    folder: Generated<string>;
    /** The connections that led to a deleted item before its deletion. */
    detached: Generated<JsonText<readonly ClearedReference[]> | null>;
  };
  itemVersion: {
    teamId: TeamId;
    itemId: ItemId;
    version: number;
    authorId: AccountId;
    createdAt: Time;
    description: Generated<string>;
    contentHash: Buffer;
    content: PackedJson<JsonObject>;
  };
  projectEvent: {
    teamId: TeamId;
    projectId: ProjectId;
    seq: number;
    editId: EditId | null;
    itemId: ItemId | null;
    /** The workflow of the item, or the item itself when it is a workflow. */
    workflowId: WorkflowId | null;
    /** The workflow that the item was in before this event moved it to another one. */
    leftWorkflowId: Generated<WorkflowId | null>;
    authorId: AccountId;
    event: string;
    createdAt: Time;
    /** The database computes both from the event. */
    type: GeneratedAlways<string | null>;
    version: GeneratedAlways<number | null>;
  };
  /** How far the history of a project has been thinned. */
  historyRetention: { projectId: ProjectId; teamId: TeamId; thinnedSeq: number; thinnedUntil: Date };
  graphLayout: {
    workflowId: WorkflowId;
    teamId: TeamId;
    positions: JsonText<GraphLayout['positions']>;
    updatedAt: Time;
  };
  replacement: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    accountId: AccountId;
    changes: PackedJson<readonly StoredReplacement[]>;
    createdAt: Time;
  };
  audit: {
    id: string;
    at: Time;
    accountId: AccountId | null;
    sessionId: string | null;
    teamId: TeamId | null;
    action: string;
    objectId: string | null;
    result: number;
    ip: Generated<string>;
    requestId: Generated<string>;
    repeats: Generated<number>;
    lastAt: Generated<Date | null>;
    refusalKey: Generated<Buffer | null>;
    /** The address of the account at that time. */
    actorEmail: Generated<string | null>;
    objectName: Generated<string | null>;
  };
}

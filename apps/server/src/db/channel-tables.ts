import type { ConversationState, HttpResult } from '@confab/dialog-engine';
import type { AccountId, JsonObject, JsonText, NodeId, ProjectId, ReleaseId, Stage, TeamId } from '@confab/model';
import type { AlertFigure } from '@confab/contracts';
import type { Generated } from 'kysely';
import type { NullableTime, Time } from './time-columns.ts';
import type { ChannelAnswer } from './stored-shapes.ts';

/**
 * The tables of conversations, on channels and in the simulator. Their names say session, the former word for a conversation:
 * older processes use them until they are replaced.
 */
export interface ChannelTables {
  channelSession: {
    idHash: Buffer;
    teamId: TeamId;
    projectId: ProjectId;
    stage: string;
    channel: string;
    releaseId: ReleaseId | null;
    visitorHash: Buffer | null;
    language: string;
    state: JsonText<ConversationState>;
    turns: number;
    /** The bytes of the conversation with its stored turns, as `conversation-bytes.ts` counts them. */
    bytes: Generated<number>;
    /** An ended conversation is only needed to repeat its answers, so it is deleted first when the team is full. */
    isEnded: Generated<boolean>;
    updatedAt: Time;
  };
  channelTurn: {
    sessionHash: Buffer;
    turnId: string;
    teamId: TeamId;
    number: number;
    said: string | null;
    answer: JsonText<ChannelAnswer>;
  };
  channelEvent: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    releaseId: ReleaseId | null;
    stage: string;
    channel: string;
    sessionHash: Buffer;
    visitorHash: Buffer | null;
    turn: number;
    at: Time;
    input: string;
    /** Where the conversation waited before the turn; null at its beginning. */
    fromNodeId: string | null;
    nodeId: NodeId | null;
    /** At the first turn; null for a visitor whom the channel does not know. */
    isNewVisitor: boolean | null;
    intentId: string | null;
    intentName: string | null;
    score: number | null;
    isMatched: boolean | null;
    isEnded: boolean;
    latencyMs: number;
    language: string;
    exception: string | null;
    said: string | null;
    answered: string | null;
    textUntil: Date | null;
    /** The nodes that the turn led through, and where it waits; null for turns that were taken before this was stored. */
    visited: string[] | null;
    /** The connectors that the turn took, as 'node/connector'. */
    taken: string[] | null;
  };
  simulatorSession: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    accountId: AccountId;
    stage: Stage;
    releaseId: ReleaseId | null;
    state: JsonText<ConversationState>;
    turns: Generated<number>;
    /** The bytes of the conversation with its turns. */
    bytes: Generated<number>;
    isEnded: Generated<boolean>;
    updatedAt: Time;
  };
  simulatorTurn: {
    teamId: TeamId;
    sessionId: string;
    turn: number;
    state: JsonText<ConversationState>;
  };
  turnCall: {
    teamId: TeamId;
    conversation: string;
    turn: string;
    kind: string;
    place: number;
    callHash: string;
    /** The answer to a request; 'queued' for a mail. */
    answer: JsonText<HttpResult | 'queued'> | null;
    createdAt: Time;
  };
  channelVisitor: {
    visitorHash: Buffer;
    teamId: TeamId;
    projectId: ProjectId;
    userValues: JsonText<JsonObject>;
    seenAt: Time;
  };
  analyticsCount: {
    teamId: TeamId;
    projectId: ProjectId;
    kind: string;
    grain: 'hour' | 'day' | 'month';
    startsAt: Time;
    stage: string;
    channel: string;
    language: string;
    releaseId: ReleaseId | null;
    key: string | null;
    otherKey: string | null;
    turns: number;
    conversations: number;
    newVisitors: number;
    returningVisitors: number;
    ended: number;
    matched: number;
    missed: number;
    silent: number;
    errors: number;
    latencyMs: number;
    slowestMs: number;
    /** Turns that led to the node; only in totals by node. */
    arrived: number;
  };
  /** Utterances that the authors of a project do not want to answer, in lower case. */
  ignoredMiss: { id: string; teamId: TeamId; projectId: ProjectId; text: string; at: Time };
  alert: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    figure: AlertFigure;
    openedAt: Date;
    hours: number;
    share: number;
    usual: number;
    judgedAt: Date;
    mailedAt: Date | null;
    closedAt: NullableTime;
  };
  alertCheck: { projectId: ProjectId; teamId: TeamId; checkedUntil: Date };
  /** The time up to which the events are summed. */
  analyticsProgress: { grain: 'hour' | 'day' | 'month'; until: Date };
}

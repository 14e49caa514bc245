import type { NodeId, ProjectId, ReleaseId, TeamId } from '@confab/model';
import type { Time } from './time-columns.ts';

/** The tables of conversations on channels. */
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
    state: string;
    turns: number;
    updatedAt: Time;
  };
  channelTurn: {
    sessionHash: Buffer;
    turnId: string;
    teamId: TeamId;
    number: number;
    said: string | null;
    answer: string;
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
    nodeId: NodeId | null;
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
  };
  channelVisitor: {
    visitorHash: Buffer;
    teamId: TeamId;
    projectId: ProjectId;
    userValues: string;
    seenAt: Time;
  };
}

import type { Time } from './time-columns.ts';

/** The tables of conversations on channels. */
export interface ChannelTables {
  channelSession: {
    idHash: Buffer;
    teamId: string;
    projectId: string;
    stage: string;
    channel: string;
    releaseId: string | null;
    visitorHash: Buffer | null;
    language: string;
    state: string;
    turns: number;
    updatedAt: Time;
  };
  channelTurn: {
    sessionHash: Buffer;
    turnId: string;
    teamId: string;
    number: number;
    said: string | null;
    answer: string;
  };
  channelEvent: {
    id: string;
    teamId: string;
    projectId: string;
    releaseId: string | null;
    stage: string;
    channel: string;
    sessionHash: Buffer;
    visitorHash: Buffer | null;
    turn: number;
    at: Time;
    input: string;
    nodeId: string | null;
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
    teamId: string;
    projectId: string;
    userValues: string;
    seenAt: Time;
  };
}

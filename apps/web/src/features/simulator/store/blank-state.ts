import { noConversation } from '../conversation/conversation-tree.ts';

/** The state without a running turn. */
export const idle = {
  asked: undefined,
  isWaiting: false,
  failed: undefined,
  chosen: undefined,
  byHand: {},
  queued: [],
} as const;

/** The state before the first conversation. */
export const blank = {
  ...idle,
  tree: noConversation,
  isOutdated: false,
  glanced: undefined,
  replay: undefined,
  areSettingsOpen: false,
  heard: undefined,
} as const;

export { removeExpiredText } from './channel-retention.repository.ts';
export type { Channel, ChannelEndpoint, ChannelInput } from './channel-turn.ts';
export { computeKeyedHash } from './compute-keyed-hash.ts';
export { findAssistant } from './find-assistant.ts';
export { takeTurn } from './take-turn.ts';
export { findCountedConversations } from './turns.repository.ts';

import { createHmac } from 'node:crypto';
import type { Services } from '../../services.ts';
import type { ChannelEndpoint } from './channel-turn.ts';

/**
 * Computes the database key of a conversation or visitor, or the name of a conversation from the id of its start. It
 * includes assistant, stage and channel, so that keys of one assistant never match another; it is an HMAC, so that
 * guessable names cannot be looked up.
 */
export function computeKeyedHash(
  { config }: Pick<Services, 'config'>,
  { projectId, stage, channel }: Pick<ChannelEndpoint, 'projectId' | 'stage' | 'channel'>,
  kind: 'session' | 'visitor' | 'start',
  name: string,
): Buffer {
  const key = JSON.stringify([kind, channel, projectId, stage, name]);
  return createHmac('sha256', config.appSecret).update(key).digest();
}

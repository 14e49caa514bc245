import { createHmac } from 'node:crypto';
import type { Services } from '../../services.ts';
import type { ChannelPlace } from './channel-turn.ts';

/**
 * What a conversation or a person is called in the database: bound to the assistant, its stage and the channel, so that
 * one of another assistant's is never found, and keyed, so that names which can be guessed cannot be looked up.
 */
export function keyedHash(
  { config }: Pick<Services, 'config'>,
  { projectId, stage, channel }: Pick<ChannelPlace, 'projectId' | 'stage' | 'channel'>,
  kind: 'session' | 'visitor',
  name: string,
): Buffer {
  const key = JSON.stringify([kind, channel, projectId, stage, name]);
  return createHmac('sha256', config.appSecret).update(key).digest();
}

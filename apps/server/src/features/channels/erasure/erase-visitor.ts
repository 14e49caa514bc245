import type { BodyOf, ResultOf, channelCalls } from '@confab/contracts';
import { randomBytes } from 'node:crypto';
import type { Services } from '../../../services.ts';
import type { Channel, ChannelEndpoint } from '../channel-turn.ts';
import { computeKeyedHash } from '../compute-keyed-hash.ts';
import { erasePerson } from './erase-person.repository.ts';

const channels: readonly Channel[] = ['chat', 'alexa', 'dialogflow'];
const stages: readonly ChannelEndpoint['stage'][] = ['Live', 'Beta', 'Alpha'];
const saltBytes = 32;

/**
 * Erases a person by the key that a channel knows them by: the visitor id of a chat, the user or person id of Alexa, or
 * the session of Dialogflow, which has no other name for a person.
 *
 * Only keyed hashes of these are stored, so each is computed for every channel and stage of the project.
 */
export async function eraseVisitor(
  services: Services,
  { teamId, projectId, visitorKey }: BodyOf<typeof channelCalls.eraseVisitor>,
): Promise<ResultOf<typeof channelCalls.eraseVisitor>> {
  const endpoints = channels.flatMap((channel) => stages.map((stage) => ({ projectId, stage, channel })));
  const hashAs = (kind: 'visitor' | 'session') =>
    endpoints.map((endpoint) => computeKeyedHash(services, endpoint, kind, visitorKey.trim()));
  const person = { teamId, projectId, visitorHashes: hashAs('visitor'), conversationHashes: hashAs('session') };
  return erasePerson(services.db, person, randomBytes(saltBytes));
}

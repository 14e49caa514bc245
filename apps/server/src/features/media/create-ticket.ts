import { forbidden, mediaMessages, type BodyOf, type mediaCalls, type ResultOf } from '@confab/contracts';
import { can } from '@confab/access';
import { assetTicketMs, signAssetTicket } from '../../core/media/asset-tickets.ts';
import { getMediaBase } from '../../core/media/media-address.ts';
import type { Caller, Services, TeamScope } from '../../services.ts';

/** Issues a ticket for requests that cannot have a header, and the addresses that carry it (TOK-5, A7.87). */
export function createTicket(
  { config, now }: Services,
  { sessionId }: Caller,
  { teamId, role }: TeamScope,
  { scope }: BodyOf<typeof mediaCalls.createTicket>,
): ResultOf<typeof mediaCalls.createTicket> {
  if (scope === 'write' && !can(role, 'media.write')) throw forbidden(mediaMessages.noAccess);
  const until = now() + assetTicketMs;
  const ticket = signAssetTicket({ sessionId, teamId, scope, until }, config.appSecret);
  // Pictures are only read, so their addresses never carry the right to write.
  const reading = signAssetTicket({ sessionId, teamId, scope: 'read', until }, config.appSecret);
  const base = getMediaBase(config);
  return {
    ticket,
    expiresUtc: new Date(until).toISOString(),
    imageAddress: `${base}{assetId}?size={imageSize}&ticket=${reading}&teamId=${teamId}`,
    audioAddress: `${base}{assetId}?format={audioFormat}&ticket=${reading}`,
  };
}

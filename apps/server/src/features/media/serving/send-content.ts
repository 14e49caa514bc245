import { mediaMessages, notFound } from '@confab/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedContent } from '../../../core/media/contents.repository.ts';
import type { Services } from '../../../services.ts';
import { createKey, ObjectNotFound } from '../../../storage/media-store.ts';
import { getDerivative, makeAgain, type ServedForm, type WantedForm } from '../derivatives/get-derivative.ts';
import { sendObject, type SentObject } from './send-object.ts';

/** A content as it is sent. */
export interface SentContent extends Omit<SentObject, keyof ServedForm | 'name'> {
  readonly content: ServedContent;
  /** The requested size or format; by default the content as it was uploaded. */
  readonly form?: WantedForm;
}

/**
 * Sends a content in a form. A form whose object was lost is made again.
 *
 * @throws not found when the storage has lost the content itself, which is logged
 */
export async function sendContent(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { content, form = {}, ...settings }: SentContent,
): Promise<FastifyReply> {
  const send = (served: ServedForm) =>
    sendObject(services, request, reply, { ...settings, ...served, name: content.name });
  try {
    const served = await getDerivative(services, content, form);
    try {
      return await send(served);
    } catch (error) {
      if (!(error instanceof ObjectNotFound) || served.key === createKey(content.teamId, content.id)) throw error;
      return await send(await makeAgain(services, content, form));
    }
  } catch (error) {
    if (!(error instanceof ObjectNotFound)) throw error;
    request.log.error({ err: error }, 'a file of the media library is missing in the storage');
    throw notFound(mediaMessages.notFound);
  }
}

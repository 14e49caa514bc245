import { isGuid } from '@confab/model';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { findPhoto } from './profile.repository.ts';

const secondsInDay = 86_400;

interface PhotoRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly size?: string };
}

/**
 * Serves photos of people for `<img>`: at 120 pixels, or at 512 on request.
 *
 * It needs no token, because an image on a page cannot send one, and a token in the address would end up in logs and
 * histories. Only answers to signed-in accounts contain the id of a photo; it has 122 random bits and changes with the
 * photo. The content type is always an image, whatever the file contains.
 */
export function servePhotos(app: FastifyInstance, { db }: Services): void {
  app.get<PhotoRequest>('/profile-photos/:id', async ({ params: { id }, query: { size } }, reply) => {
    const bytes = isGuid(id) ? await findPhoto(db, id, size === '512' ? 'large' : 'small') : undefined;
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', `private, max-age=${secondsInDay}, immutable`)
      .header('content-disposition', 'inline; filename="photo.webp"')
      .type('image/webp')
      .send(bytes);
  });
}

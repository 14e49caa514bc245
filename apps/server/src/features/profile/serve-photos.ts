import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { findPhoto } from './profile.repository.ts';

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const secondsInDay = 86_400;

interface PhotoRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly size?: string };
}

/**
 * Pictures of people, for `<img>`: at 120 pixels, or at 512 when asked for.
 *
 * There is no token here: an image in a page cannot carry one, and one in the address would end up in logs and
 * histories. Who may see a picture is decided where its id is told, which is only in answers to signed-in people; the
 * id is 122 bits of chance and goes with the picture. It is served as nothing but a picture, whatever it holds.
 */
export function servePhotos(app: FastifyInstance, { db }: Services): void {
  app.get<PhotoRequest>('/profile-photos/:id', async ({ params: { id }, query: { size } }, reply) => {
    const bytes = idShape.test(id) ? await findPhoto(db, id, size === '512' ? 'large' : 'small') : undefined;
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

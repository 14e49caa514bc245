import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import type { FeatureSettings } from '../../services.ts';

/**
 * Serves the script that embeds an assistant into other pages. Its address never changes, because other pages contain
 * it; browsers cache it for an hour and revalidate it by its ETag for a week.
 */
export const embedScriptRoutes: FastifyPluginAsync<Pick<FeatureSettings, 'webFolder'>> = async (app, { webFolder }) => {
  const script = readScript(join(webFolder, 'embed.js'));
  app.get('/channels/chat/embed.js', async (request, reply) => {
    void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (!script) return reply.code(503).type('text/plain').send('The web client is not built yet. Run: npm run build');
    void reply
      .header('etag', script.tag)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=604800');
    if (request.headers['if-none-match']?.includes(script.tag) === true) return reply.code(304).send();
    void reply.type('text/javascript; charset=utf-8');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(script.getBrotli());
    if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(script.getGzip());
    return reply.send(script.plain);
  });
};

/** Reads the script; undefined before the client is built. Each compressed form is created on its first request. */
function readScript(file: string) {
  if (!existsSync(file)) return undefined;
  const plain = readFileSync(file);
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  let gzip: Buffer | undefined;
  let brotli: Buffer | undefined;
  return {
    plain,
    tag,
    getGzip: () => (gzip ??= gzipSync(plain)),
    getBrotli: () => (brotli ??= brotliCompressSync(plain)),
  };
}

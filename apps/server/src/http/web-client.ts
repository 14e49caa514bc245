import { existsSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createClientFiles, type ReadClientFile } from './client-files.ts';
import { createDocumentHeaders, type PolicyOpenings } from './security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Sends a document of the built client with a fresh nonce and a policy that allows only its own scripts. */
export function sendDocument(reply: FastifyReply, config: Config, html: string, openings: PolicyOpenings = {}) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .headers(createDocumentHeaders(nonce, config, openings))
    .header('cache-control', 'no-cache')
    .send(html.replaceAll('__CSP_NONCE__', nonce));
}

/**
 * Serves the built client to every site: its files with unlimited caching, and its document for any other path, because
 * the client does its own routing.
 */
export function serveWebClient(app: FastifyInstance, config: Config, folder: string): void {
  const indexFile = join(folder, 'index.html');
  const readClientFile = createClientFiles(folder);
  const index = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined;

  app.get<{ Params: { readonly '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    // Unknown API paths must not get the document.
    if (path.startsWith('/api/')) return reply.callNotFound();
    if (extname(path) !== '') return sendFile(request, reply, readClientFile, path);
    if (index === undefined)
      return reply.code(503).type('text/plain').send('The web client is not built yet. Run: npm run build');
    return sendDocument(reply, config, index);
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, read: ReadClientFile, path: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const file = extname(path) === '.html' ? undefined : await read(path, accepted);
  if (!file) return reply.code(404).type('text/plain').send('Not found');
  const isHashed = path.startsWith('/assets/');
  void reply
    .type(types[extname(path)] ?? 'application/octet-stream')
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    .header('vary', 'accept-encoding');
  if (file.encoding) void reply.header('content-encoding', file.encoding);
  return reply.send(file.bytes);
}

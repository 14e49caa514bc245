import { catalogue } from '@confab/catalogue';
import { getExtension } from '@confab/model/media';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { findTemplateFile } from '../../../core/media/template-files.ts';

const mediaTypes: Readonly<Record<string, string>> = { '.png': 'image/png', '.mp3': 'audio/mpeg' };

/** The address of a file of a template, for its preview before a project is made from it. */
export function createTemplateAddress(templateId: string, name: string): string {
  return `/template-media/${templateId}/${name}`;
}

interface TemplateFile {
  readonly templateId: string;
  readonly name: string;
}

/** Serves the files of the shipped templates, which are no secret: only names that the catalogue lists. */
export function serveTemplateMedia(app: FastifyInstance): void {
  const templates = [...catalogue.templates, ...catalogue.oneTemplates];
  const known = new Map(
    templates.flatMap(({ id, media }) =>
      media.map(({ name, bytes }) => [createTemplateAddress(id, name), bytes] as const),
    ),
  );
  app.get<{ Params: TemplateFile }>('/template-media/:templateId/:name', async (request, reply) => {
    const { templateId, name } = request.params;
    const bytes = known.get(createTemplateAddress(templateId, name));
    if (bytes === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply
      .type(mediaTypes[getExtension(name)] ?? 'application/octet-stream')
      .header('content-length', bytes)
      .header('cache-control', 'public, max-age=3600')
      .send(createReadStream(findTemplateFile(templateId, name)));
  });
}

import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { manifestPath } from '../alexa/manifest.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { at } from '../read-json.ts';
import { formatJson } from '../sorted-json.ts';
import { listUsedMedia } from './list-used-media.ts';

/**
 * Declares in the manifest of a skill what devices have to support for its answers: a screen, videos, long sounds. Without
 * the declaration a device does not say that it supports them, and the assistant sends it speech and cards only.
 */
export function addInterfaces(files: Files, document: ProjectDocument): Files {
  const { media, hasHeading } = listUsedMedia(document);
  const has = (kind: string) => media.some((medium) => medium.kind === kind);
  const needed = [
    ...(has('sound') ? ['AUDIO_PLAYER'] : []),
    ...(has('picture') || hasHeading ? ['ALEXA_PRESENTATION_APL'] : []),
    ...(has('video') ? ['VIDEO_APP'] : []),
  ];
  // This package wrote the manifest.
  const manifest: JsonValue = JSON.parse(files.get(manifestPath) ?? 'null');
  const custom = at(at(at(manifest, 'manifest'), 'apis'), 'custom');
  if (needed.length === 0 || !isJsonObject(manifest) || !isJsonObject(custom)) return files;
  const declared = isJsonArray(custom['interfaces']) ? custom['interfaces'] : [];
  const types = new Set(declared.map((one) => at(one, 'type')));
  const interfaces = [...declared, ...needed.filter((type) => !types.has(type)).map((type) => ({ type }))];
  const inner = at(manifest, 'manifest');
  const apis = at(inner, 'apis');
  return new Map(files).set(
    manifestPath,
    formatJson({
      ...manifest,
      manifest: {
        ...(isJsonObject(inner) ? inner : {}),
        apis: { ...(isJsonObject(apis) ? apis : {}), custom: { ...custom, interfaces } },
      },
    }),
  );
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the files of templates are: the build has copied them beside its programs; in development they are the catalogue's own. */
const folders = ['./template-media', '../template-media', '../../../../../packages/catalogue/data/templates'].map(
  (path) => fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * The path of a file of a template on this machine.
 *
 * @param name one that the catalogue lists for the template
 */
export function findTemplateFile(templateId: string, name: string): string {
  const paths = folders.map((folder) => join(folder, templateId, 'media', name));
  return paths.find((path) => existsSync(path)) ?? paths.at(-1) ?? '';
}

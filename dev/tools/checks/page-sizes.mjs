// Fails when the JavaScript that a page loads at start, gzipped, or the number of its files exceeds its budget.
// Files are counted with their style sheets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from '../lib/ensure-built.mjs';
import { root } from '../lib/paths.mjs';

/** What a project loads by itself after it was opened, as parts of `src`. */
const openProject = [
  'shell/signed-in.tsx',
  'features/authoring/editor-page.tsx',
  'features/authoring/commands/editor-commands.tsx',
  'features/canvas/workflow-canvas.tsx',
  'features/inputs/form/properties-form.tsx',
  'features/inputs/lazy/large-kinds.ts',
  'features/inputs/lazy/plain-kinds.ts',
];

const budgets = [
  { page: 'sign-in page', entries: ['index.html'], kilobytes: 130 },
  { page: 'chat page', entries: ['chat.html'], kilobytes: 90 },
  { page: 'script for pages of others', files: ['embed.js'], kilobytes: 6 },
  {
    page: 'authoring shell',
    entries: ['index.html', 'src/shell/signed-in.tsx', 'src/features/authoring/editor-page.tsx'],
    kilobytes: 350,
  },
  {
    page: 'open project, with its form and its canvas',
    entries: ['index.html', ...openProject.map((entry) => `src/${entry}`)],
    kilobytes: 800,
    fileCount: 60,
  },
];

await ensureBuilt();
const folder = join(root, 'apps/web/dist');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));

let failures = 0;
for (const { page, entries, files, kilobytes, fileCount } of budgets) {
  const loaded = [...(files ?? filesOf(entries))];
  const bytes = loaded.reduce((sum, file) => sum + packedSize(file), 0);
  const count = new Set(loaded.flatMap((file) => [file, ...(chunkOf.get(file)?.css ?? [])])).size;
  const fits = bytes <= kilobytes * 1_000 && !(count > fileCount);
  if (!fits) failures += 1;
  const counted = fileCount === undefined ? '' : `, ${count} of ${fileCount} files`;
  process.stdout.write(
    `${page}: ${(bytes / 1_000).toFixed(1)} of ${kilobytes} kB${counted}${fits ? '' : ', over budget'}\n`,
  );
}
process.exit(failures > 0 ? 1 : 0);

/** Lists the files of some entries and their static imports; dynamic imports are left out. */
function filesOf(entries) {
  const files = new Set();
  const waiting = entries.flatMap((entry) => (entry.endsWith('.html') ? scriptsOf(entry) : [fileOf(entry)]));
  for (const file of waiting) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...(chunkOf.get(file)?.imports ?? []).map(fileOf));
  }
  return files;
}

function fileOf(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not part of the build.`);
  return chunk.file;
}

/** Lists the scripts and style sheets that a document loads. */
function scriptsOf(document) {
  const html = readFileSync(join(folder, document), 'utf8');
  return [...html.matchAll(/<(?:script|link)[^<>]*(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
}

function packedSize(file) {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

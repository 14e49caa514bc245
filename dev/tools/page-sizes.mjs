// Fails when the JavaScript that a page loads at start, gzipped, exceeds its budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { root } from './lib/paths.mjs';

const budgets = [
  { page: 'sign-in page', entries: ['index.html'], kilobytes: 130 },
  { page: 'chat page', entries: ['chat.html'], kilobytes: 90 },
  { page: 'script for pages of others', files: ['embed.js'], kilobytes: 6 },
  {
    page: 'authoring shell',
    entries: ['index.html', 'src/shell/signed-in.tsx', 'src/features/authoring/editor-page.tsx'],
    kilobytes: 350,
  },
];

await ensureBuilt();
const folder = join(root, 'apps/web/dist');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));

let failures = 0;
for (const { page, entries, files, kilobytes } of budgets) {
  const bytes = [...(files ?? filesOf(entries))].reduce((sum, file) => sum + packedSize(file), 0);
  const fits = bytes <= kilobytes * 1_000;
  if (!fits) failures += 1;
  process.stdout.write(`${page}: ${(bytes / 1_000).toFixed(1)} kB of ${kilobytes} kB${fits ? '' : ', over budget'}\n`);
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

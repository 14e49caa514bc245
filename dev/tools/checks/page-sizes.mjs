// Fails when the JavaScript that a page loads at start, gzipped, or the number of its files exceeds its budget.
// Files are counted with their style sheets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/ensure-built.mjs';
import { measurePage } from './lib/measure-page.mjs';
import { root } from '../lib/paths.mjs';

/** The files that a project loads automatically after it was opened, as parts of `src`. */
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
  {
    page: 'sign-in page, in German',
    entries: ['index.html'],
    language: 'de',
    // Messages for people who are signed in.
    exceptTexts: ['translate.de'],
    kilobytes: 136,
  },
  // With its words in English and German.
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
    kilobytes: 810,
    fileCount: 60,
  },
  {
    page: 'open project, with its form and its canvas, in German',
    entries: ['index.html', ...openProject.map((entry) => `src/${entry}`)],
    language: 'de',
    kilobytes: 885,
  },
];

await ensureBuilt();
const folder = join(root, 'apps/web/dist');
const read = (file) => readFileSync(join(folder, file));
const manifest = JSON.parse(read('.vite/manifest.json').toString());

const pages = budgets.map((budget) => measurePage(budget, manifest, read));
process.stdout.write(pages.map(({ line }) => `${line}\n`).join(''));
process.exit(pages.every(({ fits }) => fits) ? 0 : 1);

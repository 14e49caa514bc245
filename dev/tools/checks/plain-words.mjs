// Fails on words to avoid in comments, test titles, interface texts, messages, texts of the catalogue and names. The
// list, with what to write instead, is config/plain-words.json; docs/glossary.md has the words of the project.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findUnplainData, findUnplainWords, readWordRules } from './lib/find-unplain-words.mjs';
import { root } from '../lib/paths.mjs';

const rules = readWordRules(JSON.parse(readFileSync(join(root, 'config/plain-words.json'), 'utf8')));

const findings = [
  ...listFiles(['apps', 'packages', 'e2e', 'bench', 'dev', 'config'], /\.(?:tsx?|mjs|css)$/).flatMap((path) =>
    findUnplainWords(path, readFileSync(join(root, path), 'utf8'), rules),
  ),
  // The German texts have their own rules, in tests of the catalogue.
  ...listFiles(['packages/catalogue/data'], /\.json$/, /\/languages\//).flatMap((path) =>
    findUnplainData(path, readFileSync(join(root, path), 'utf8'), rules),
  ),
];
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function listFiles(folders, included, excluded) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && included.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((path) => !/node_modules|\/dist\//.test(path) && !excluded?.test(path)),
  );
}

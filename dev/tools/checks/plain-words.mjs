// Fails on words in comments, test titles, interface texts, messages, texts of the catalogue and names that readers stumble over.
// The list, with what to write instead, is config/plain-words.json; docs/glossary.md has the words of the project.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findJsonTexts, findMessageTexts, findTitles } from './lib/find-texts.mjs';
import { root } from '../lib/paths.mjs';

const list = JSON.parse(readFileSync(join(root, 'config/plain-words.json'), 'utf8'));
const textRules = list.texts.map(({ pattern, say }) => ({ pattern: new RegExp(pattern, 'i'), say }));
const nameRules = list.names.map(({ pattern, kinds, say }) => ({ pattern: new RegExp(pattern), kinds, say }));

const comment = /^\s*(?:\/\*\*?|\*|\/\/)\s?(.*)|\s\/\/ (.*)/;
const declaration = /^\s*(?:export\s+)?(?:async\s+)?(type|interface|class|function|const)\s+([A-Za-z_$][\w$]*)/;
/** What authors read of a template. Its other texts are what the assistant says or understands. */
const authorTexts = new Set(['Title', 'Subtitle', 'Name', 'DisplayName', 'Label', 'Description', 'Notes']);

const findings = [];
for (const path of listFiles(['apps', 'packages', 'e2e', 'bench', 'dev'], /\.(?:tsx?|mjs)$/)) {
  const source = readFileSync(join(root, path), 'utf8');
  const isWords = /\/words(?:\.\w+)?\.ts$/.test(path) && !path.endsWith('.de.ts');
  for (const [line, code] of source.split('\n').entries()) {
    const found = comment.exec(code);
    const text = found ? (found[1] ?? found[2]) : isWords ? code : undefined;
    if (text !== undefined) report(path, line, text, textRules);
    const declared = declaration.exec(code);
    if (!declared) continue;
    const [, kind, name] = declared;
    report(
      path,
      line,
      name,
      nameRules.filter(({ kinds }) => kinds.includes(kind)),
    );
  }
  for (const { line, text } of findTexts(path, source)) report(path, line, text, textRules);
}
// The German texts have rules of their own, in tests of the catalogue.
for (const path of listFiles(['packages/catalogue/data'], /\.json$/, /\/languages\//)) {
  const isTemplate = path.includes('/templates/');
  for (const { line, key, text } of findJsonTexts(readFileSync(join(root, path), 'utf8')))
    if (!isTemplate || authorTexts.has(key)) report(path, line, text, textRules);
}
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function report(path, index, text, rules) {
  for (const { pattern, say } of rules) {
    const match = pattern.exec(text);
    if (match) findings.push(`${path}:${index + 1}: "${match[0]}" in "${text.trim().slice(0, 100)}"; write: ${say}`);
  }
}

/** The titles of tests and the texts of messages; other texts of code are not read. */
function findTexts(path, source) {
  if (/\.test\.(?:tsx?|mjs)$|^e2e\/stories\//.test(path)) return findTitles(path, source);
  return /[.-]messages\.ts$|\/messages\.ts$/.test(path) ? findMessageTexts(path, source) : [];
}

function listFiles(folders, included, excluded) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && included.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((path) => !/node_modules|\/dist\//.test(path) && !excluded?.test(path)),
  );
}

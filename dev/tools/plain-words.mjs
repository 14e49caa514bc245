// Fails on words in comments, test titles, interface texts and names that readers stumble over.
// The list, with what to write instead, is config/plain-words.json; docs/glossary.md has the words of the project.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './lib/paths.mjs';

const list = JSON.parse(readFileSync(join(root, 'config/plain-words.json'), 'utf8'));
const textRules = list.texts.map(({ pattern, say }) => ({ pattern: new RegExp(pattern, 'i'), say }));
const nameRules = list.names.map(({ pattern, kinds, say }) => ({ pattern: new RegExp(pattern), kinds, say }));

const comment = /^\s*(?:\/\*\*?|\*|\/\/)\s?(.*)|\s\/\/ (.*)/;
const title = /^\s*(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/;
const declaration = /^\s*(?:export\s+)?(?:async\s+)?(type|interface|class|function|const)\s+([A-Za-z_$][\w$]*)/;

const findings = [];
for (const path of listSources()) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const isWords = /\/words(?:\.\w+)?\.ts$/.test(path) && !path.endsWith('.de.ts');
  for (const [index, line] of lines.entries()) {
    const found = comment.exec(line);
    const text = found ? (found[1] ?? found[2]) : isWords ? line : title.exec(line)?.[2];
    if (text !== undefined) report(path, index, text, textRules);
    const declared = declaration.exec(line);
    if (!declared) continue;
    const [, kind, name] = declared;
    report(
      path,
      index,
      name,
      nameRules.filter(({ kinds }) => kinds.includes(kind)),
    );
  }
}
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function report(path, index, text, rules) {
  for (const { pattern, say } of rules) {
    const match = pattern.exec(text);
    if (match) findings.push(`${path}:${index + 1}: "${match[0]}" in "${text.trim().slice(0, 100)}"; write: ${say}`);
  }
}

function listSources() {
  return ['apps', 'packages', 'e2e', 'bench', 'dev'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((path) => !/node_modules|\/dist\/|\/data\//.test(path)),
  );
}

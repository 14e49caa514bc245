// Fails when a setting of the server is missing from .env.example or from the guide for operators, or when one of them
// names a setting that the server does not have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const configFile = 'apps/server/src/config.ts';
const settings = listNames(configFile, /^ {2}([A-Z][A-Z0-9_]{0,60}): /gm);
const documents = [
  ['.env.example', /^(?:# )?([A-Z][A-Z0-9_]{0,60})=/gm],
  ['docs/guides/run-in-public.md', /^\| `([A-Z][A-Z0-9_]{0,60})` \|/gm],
];
const findings = documents.flatMap(([path, pattern]) => {
  const described = listNames(path, pattern);
  return [
    ...settings.filter((name) => !described.includes(name)).map((name) => `${path}: ${name} is missing`),
    ...described
      .filter((name) => !settings.includes(name))
      .map((name) => `${path}: ${name} is no setting of ${configFile}`),
  ];
});
if (settings.length === 0) findings.push(`${configFile}: no settings found; adjust the pattern of this check`);
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

function listNames(path, pattern) {
  return [...new Set([...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([, name]) => name))];
}

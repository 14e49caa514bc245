// Fails on a value that is cast to another type without a comment that says why it has the type. Tests are left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCasts } from './lib/casts/find-casts.mjs';
import { listSources } from '../lib/list-sources.mjs';
import { root } from '../lib/paths.mjs';

const findings = listSources().flatMap((path) =>
  findCasts(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, type }) =>
      `${path}:${line}: a value is cast to ${type}; keep the type from where the value comes from, or say why it has it in a comment above`,
  ),
);
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

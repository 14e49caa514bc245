// Fails on parsed JSON that is taken for a value of some type without a schema or a text that knows its shape.
// Tests are left out, which read what the code under test wrote.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJsonCasts } from './lib/find-json-casts.mjs';
import { listSources } from '../lib/list-sources.mjs';
import { root } from '../lib/paths.mjs';

const findings = listSources().flatMap((path) =>
  findJsonCasts(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, fault }) => `${path}:${line}: the result of JSON.parse ${fault}`,
  ),
);
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

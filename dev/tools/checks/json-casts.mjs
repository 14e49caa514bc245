// Fails on parsed JSON that is used as a value of some type without a schema or a text type with its shape. Tests are
// left out, as they read the output of the code under test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJsonCasts } from './lib/casts/find-json-casts.mjs';
import { listSources } from '../lib/list-sources.mjs';
import { root } from '../lib/paths.mjs';

const findings = listSources().flatMap((path) =>
  findJsonCasts(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, fault }) => `${path}:${line}: the result of JSON.parse ${fault}`,
  ),
);
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

// Fails on a value that is taken for an id of some kind without a schema, a check of its kind, or a reason.
// Tests are left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findIdCasts, listIdTypes } from './lib/find-id-casts.mjs';
import { listSources } from './lib/list-sources.mjs';
import { root } from './lib/paths.mjs';

const declaredIn = 'packages/model/src/ids.ts';
/** Where ids that come as text get their type; the callers know of which kind they are. */
const doors = new Set([declaredIn, 'apps/web/src/editing/sender/to-id.ts']);

const read = (path) => readFileSync(join(root, path), 'utf8');
const idTypes = listIdTypes(read(declaredIn));
const findings = listSources()
  .filter((path) => !doors.has(path))
  .flatMap((path) =>
    findIdCasts(path, read(path), idTypes).map(
      ({ line, name }) =>
        `${path}:${line}: a value is cast to ${name}; keep the type from where the id comes from, or say why it is one in a comment above`,
    ),
  );
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemaFingerprint } from '../db/migrate.ts';

/** What the bytes of a seed depend on, as texts. */
export interface SeedOrigin {
  /** The fingerprint of the migrations. */
  readonly schema: string;
  /** The code that creates the database and packs its files. */
  readonly code: string;
  /** The description of the embedded engine's package, with its version. */
  readonly engine: string;
}

const codeFiles = ['seed/create-seed.ts', 'seed/write-tar.ts', 'embedded-engine-thread.ts'];

export function readSeedOrigin(): SeedOrigin {
  const code = codeFiles.map((path) => readFileSync(fileURLToPath(new URL(`../db/${path}`, import.meta.url)), 'utf8'));
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return {
    schema: schemaFingerprint(),
    code: code.join('\n'),
    engine: readFileSync(join(dirname(engine), '../package.json'), 'utf8'),
  };
}

/** The name of the file with the seed, so that a seed of another schema, format or engine is never taken for this one. */
export function nameTestSeed({ schema, code, engine }: SeedOrigin): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([schema, code, engine]))
    .digest('hex')
    .slice(0, 16);
  return `test-seed-${hash}.tar.gz`;
}

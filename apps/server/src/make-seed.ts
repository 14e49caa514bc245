import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSeed } from './db/seed/create-seed.ts';

// Part of the build: an empty database with the newest schema, so that a first start fills its folder from a file
// instead of creating one from scratch, which takes seconds.

writeFileSync(join(dirname(fileURLToPath(import.meta.url)), 'seed.tar.gz'), await createSeed());

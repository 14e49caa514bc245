import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from './db/database.ts';

// Part of the build: an empty database with the newest schema, so that a first start fills its folder from
// a file instead of making one from nothing, which takes seconds.

const database = await openEmbedded({ folder: undefined, seedFile: undefined, isNew: true });
const content = await database.dump?.();
if (content) writeFileSync(join(dirname(fileURLToPath(import.meta.url)), 'seed.tar.gz'), content);
await database.close();

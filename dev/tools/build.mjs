// npm run build: builds the web client and the server.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode } from './lib/print.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

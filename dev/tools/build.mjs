// npm run build: the web client and the server, ready to be started.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode } from './lib/say.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

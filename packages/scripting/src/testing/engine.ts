import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The engine that runs scripts, as WebAssembly. */
export const engine = readFileSync(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));

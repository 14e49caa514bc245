// Apart from the engine, so that pages which load the engine do not load the conversion.
export { convertOneToPro } from './convert-one-to-pro.ts';
export type { ProFinding } from './pro-finding.ts';

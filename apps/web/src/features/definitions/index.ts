export { definitionPages, findDefinitionRow } from './definition-pages.ts';
export { DefinitionsPage } from './lazy-definitions-page.tsx';
export { loadSampleTools } from './load-sample-tools.ts';
export type * as SampleTools from './sample-tools.ts';

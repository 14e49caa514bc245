export { definitionPages, findDefinitionRow } from './definition-pages.ts';
export { DefinitionsPage } from './lazy-definitions-page.tsx';

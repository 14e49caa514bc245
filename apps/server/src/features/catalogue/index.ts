export { catalogueRoutes } from './catalogue.routes.ts';
export { getMiscAttributes } from './get-misc-attributes.ts';
export { listExtensions } from './list-extensions.ts';

export { tokenRoutes } from './tokens.routes.ts';

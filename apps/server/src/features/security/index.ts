export { securityRoutes } from './security.routes.ts';
